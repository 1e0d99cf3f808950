import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Section headers of a custom class, which get no background from the table, above rows.
@MainActor
@Suite struct MovedHeaderBackgroundTests {
  /// Returns whether the header hides the rows behind it.
  private func isOpaque(_ header: UITableViewHeaderFooterView) -> Bool {
    header.backgroundConfiguration?.resolvedBackgroundColor(for: header.tintColor).cgColor.alpha
      == 1
  }

  private func scene(
    _ table: UITableView, _ source: BareSections
  ) -> (stage: Stage, scroll: (CGFloat) -> Void) {
    let stage = Stage(device: .iPhone14Pro)
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view = table
    TableVariant.all[0].show(controller, on: stage)
    return (
      stage,
      { travel in
        table.contentOffset.y = travel - table.adjustedContentInset.top
        stage.advance(by: 1.0 / 60)
      }
    )
  }

  @Test("Moved, it has one; at home, and where the table has it stick, it has none")
  func moved() throws {
    let table = HeaderInsetTableView(frame: .zero, style: .plain)
    let source = BareSections()
    let (stage, scroll) = scene(table, source)
    let header = try #require(table.headerView(forSection: 0))
    table.headerViewInsets.top = 40
    // The header begins one padding below the top, and sticks 40 points below it.
    scroll(0)
    #expect(isOpaque(header) == (header.frame.minY > table.rectForHeader(inSection: 0).minY))
    scroll(200)
    #expect(isOpaque(header))
    #expect(
      header.backgroundConfiguration?.backgroundColor == table.backgroundColor
        ?? .systemBackground)
    table.headerViewInsets = .zero
    stage.advance(by: 0.1)
    #expect(header.backgroundConfiguration == nil)
    table.headerViewInsets.top = 40
    scroll(200)
    #expect(isOpaque(header))
    scroll(-60)
    #expect(header.backgroundConfiguration == nil)
  }

  @Test("Below a header that stays it has one as well")
  func belowHeader() throws {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = TitledHeader()
    table.minimumHeaderHeight = 60
    let source = BareSections()
    let (_, scroll) = scene(table, source)
    scroll(0)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.backgroundConfiguration == nil)
    scroll(300)
    #expect(isOpaque(header))
  }

  @Test("What the app chose stays")
  func chosen() throws {
    let table = HeaderInsetTableView(frame: .zero, style: .plain)
    let source = BareSections()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .systemRed
    source.configure = { $0.backgroundConfiguration = configuration }
    let (_, scroll) = scene(table, source)
    table.headerViewInsets.top = 40
    scroll(200)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.backgroundConfiguration == configuration)
    let own = UIView()
    header.backgroundView = own
    scroll(220)
    #expect(header.backgroundView === own)
  }
}

/// Four sections of twelve rows, with headers that have no background.
private final class BareSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  private final class Header: UITableViewHeaderFooterView {}

  var configure: (UITableViewHeaderFooterView) -> Void = { _ in }

  func numberOfSections(in tableView: UITableView) -> Int { 4 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = Header(reuseIdentifier: nil)
    configure(header)
    return header
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 50 }
}
