import Testing
import UIKit
import XCTest
import XCTestForLinux

/// Test cases are `NSObject`s, as on iOS, so they can be delegates and data sources.
@MainActor struct TestCaseObjectTests {
  private final class TableCase: XCTestCase, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  }

  @Test func aTestCaseCanBeADataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (test, other) = (TableCase(name: "table") { _ in }, TableCase(name: "table") { _ in })
    table.dataSource = test
    table.delegate = test
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: [0, 2]).minY == 60)
    #expect(test.isEqual(test))
    #expect(!test.isEqual(other))
    #expect(!test.isEqual(nil))
    #expect(test.description == test.name)
    #expect(test == test && test != other)
    #expect(Set([test, other, test]).count == 2)
  }
}
