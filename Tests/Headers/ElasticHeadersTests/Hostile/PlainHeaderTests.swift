import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Section headers that are plain views, and aren't exactly at the table's rectangles.
@MainActor
@Suite struct PlainHeaderTests {
  @Test(
    "Views that round their frames to points stick where they should", arguments: [false, true])
  func rounding(inNavigation: Bool) throws {
    let scene = Scene(
      HeaderInsetTableView(frame: .zero, style: .plain), inNavigation: inNavigation)
    scene.table.headerViewInsets.top = 25.5
    for travel in stride(from: CGFloat(0), through: 900, by: 17.25) {
      scene.scroll(to: travel)
      for (section, view) in scene.source.views where view.superview === scene.table {
        let expected = scene.table.stickyRect(forSectionHeader: section)
        #expect(abs(view.frame.minY - expected.minY) <= 1, "section \(section) at \(travel)")
      }
    }
  }

  @Test("Rectangles that count the room above a header move the header below that room")
  func padding() throws {
    let scene = Scene(PaddingTable(frame: .zero, style: .plain))
    scene.table.headerViewInsets.top = 30
    for travel in stride(from: CGFloat(60), through: 900, by: 21) {
      scene.scroll(to: travel)
      for (section, view) in scene.source.views where view.superview === scene.table {
        let expected = scene.table.stickyRect(forSectionHeader: section)
        #expect(abs(view.frame.maxY - expected.maxY) <= 1, "section \(section) at \(travel)")
        #expect(view.frame.height == 50)
      }
    }
  }

  @Test("While rows slide in, each header is where it belongs")
  func animation() throws {
    let scene = Scene(HeaderInsetTableView(frame: .zero, style: .plain))
    scene.table.headerViewInsets.top = -30
    scene.scroll(to: 40)
    scene.source.rows += 3
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: (0..<3).map { [0, $0] }, with: .top)
      scene.table.insertRows(at: (0..<3).map { [1, $0] }, with: .fade)
      for section in 2..<5 {
        scene.table.insertRows(at: (0..<3).map { [section, $0] }, with: .left)
      }
    }
    for frame in 0..<40 {
      scene.stage.advance(by: 1.0 / 60)
      for (section, view) in scene.source.views where view.superview === scene.table {
        let expected = scene.table.stickyRect(forSectionHeader: section)
        #expect(abs(view.frame.minY - expected.minY) <= 1, "section \(section) frame \(frame)")
      }
    }
  }

  @Test("A foreign view of a row's width is never taken for a header")
  func foreign() {
    let scene = Scene(HeaderInsetTableView(frame: .zero, style: .plain))
    let pocket = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 110))
    scene.table.addSubview(pocket)
    scene.table.headerViewInsets.top = 30
    for travel in stride(from: CGFloat(0), through: 900, by: 17) {
      pocket.frame.origin.y = travel
      let frame = pocket.frame
      scene.scroll(to: travel)
      #expect(pocket.frame == frame)
    }
  }

  @MainActor
  private final class Scene<Table: HeaderInsetTableView> {
    let stage = Stage(device: .iPhone14Pro)
    let table: Table
    let source = RoundedSections()

    init(_ table: Table, inNavigation: Bool = false) {
      self.table = table
      table.dataSource = source
      table.delegate = source
      let controller = UIViewController()
      controller.view = table
      TableVariant(style: .plain, inNavigation: inNavigation).show(controller, on: stage)
    }

    func scroll(to travel: CGFloat) {
      table.contentOffset.y = travel - table.adjustedContentInset.top
      stage.advance(by: 1.0 / 60)
    }
  }
}

/// A table whose rectangles of section headers include ten points of padding above each.
private final class PaddingTable: HeaderInsetTableView {
  override func rectForHeader(inSection section: Int) -> CGRect {
    let rect = super.rectForHeader(inSection: section)
    return CGRect(x: rect.minX, y: rect.minY - 10, width: rect.width, height: rect.height + 10)
  }
}

/// A view that rounds its frame to whole points, as a view with hairlines may.
private final class RoundedView: UIView {
  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(
        x: newValue.minX.rounded(), y: newValue.minY.rounded(), width: newValue.width.rounded(),
        height: newValue.height.rounded())
    }
  }
}

/// Five sections with plain views as headers.
private final class RoundedSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = 7
  private(set) var views: [Int: UIView] = [:]

  func numberOfSections(in tableView: UITableView) -> Int { 5 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = RoundedView()
    views[section] = view
    return view
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 50 }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    if views[section] === view { views[section] = nil }
  }
}
