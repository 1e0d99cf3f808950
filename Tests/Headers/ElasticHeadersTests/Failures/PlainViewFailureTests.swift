import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Section headers and footers that are plain views, which the table doesn't reuse.
@MainActor
@Suite struct PlainViewFailureTests {
  @Test(
    "A section header or footer that is a plain view isn't drawn over the header either",
    arguments: TableVariant.all)
  func order(variant: TableVariant) throws {
    let source = PlainSections()
    let scene = ElasticScene(variant) { $0.minimumHeaderHeight = 80 }
    scene.table.dataSource = source
    scene.table.delegate = source
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    var overlaps = 0
    for travel in stride(from: CGFloat(0), through: 2000, by: 20) {
      scene.travel = travel
      let views = scene.table.subviews
      let place = try #require(views.firstIndex(of: scene.header))
      let marked = views.filter { $0.backgroundColor == PlainSections.colour }
      overlaps += marked.count { $0.frame.intersects(scene.header.frame) }
      #expect(!views[place...].contains { marked.contains($0) }, "at \(travel)")
    }
    #expect(overlaps > 10, "they have to pass under it")
  }
}

/// Eight sections of five rows, with plain views as headers and footers.
private final class PlainSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let colour = UIColor.systemRed

  func numberOfSections(in tableView: UITableView) -> Int { 8 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    mark()
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    mark()
  }

  private func mark() -> UIView {
    let view = UIView()
    view.backgroundColor = Self.colour
    return view
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 30 }

  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 30 }
}
