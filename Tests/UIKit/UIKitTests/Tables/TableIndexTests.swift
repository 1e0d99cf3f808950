import Stage
import Testing

@testable import UIKit

/// Tests of the section index and of prefetching.
@MainActor struct TableIndexTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var rows = 5
    /// Maps titles to sections. By default, the index is the same.
    var section: (Int) -> Int = { $0 }
    var announced: [Int] = []
    var cancelled: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { section(index) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced += indexPaths.map { $0.section * rows + $0.row }
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths.map { $0.section * rows + $0.row } }
  }

  private func show(_ source: Source, _ setUp: (UITableView) -> Void = { _ in }) -> (
    Stage, UITableView
  ) {
    let stage = Stage(device: .iPhone14Pro)
    let table = UITableView()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    setUp(table)
    let controller = UIViewController()
    controller.view = table
    stage.show(controller)
    stage.advance(by: 0.1)
    return (stage, table)
  }

  /// A finger that moves down along the titles brings each section to the top, one after the other.
  @Test(arguments: [false, true]) func aFingerChoosesSections(isReversed: Bool) {
    let source = Source()
    if isReversed { source.section = { 25 - $0 } }
    let (stage, table) = show(source)
    let index = table.tableState.indexView
    #expect(index?.frame.maxX == 393)
    #expect(index?.frame.height == 852)
    // A scroll view delivers touches after a short delay.
    stage.touchDown(at: CGPoint(x: 388, y: 226))
    stage.advance(by: 0.2)
    var tops: [CGFloat] = []
    for y in stride(from: CGFloat(226), through: 626, by: 2) {
      stage.touchMove(to: CGPoint(x: 388, y: y))
      stage.advance(by: 1 / 60)
      if tops.last != table.contentOffset.y { tops.append(table.contentOffset.y) }
    }
    stage.touchUp()
    // A header of 28 and 5 rows. The last sections end at the end of the content.
    let end = CGFloat(26 * (28 + 220) - 852)
    let all = (0..<26).map { min(CGFloat($0) * 248, end) }
    let expected = isReversed ? Array(all.reversed()) : all
    #expect(tops == expected.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
  }

  @Test func minimumRowCountAndColors() {
    let source = Source()
    let (stage, table) = show(source) { $0.sectionIndexMinimumDisplayRowCount = 131 }
    #expect(table.tableState.indexView == nil)
    table.sectionIndexMinimumDisplayRowCount = 130
    stage.advance(by: 0.1)
    #expect(table.tableState.indexView != nil)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    #expect(table.tableState.indexView?.backgroundColor == .green)
    stage.touchDown(at: CGPoint(x: 388, y: 426))
    stage.advance(by: 0.2)
    #expect(table.tableState.indexView?.backgroundColor == .blue)
    stage.touchUp()
    stage.advance(by: 0.1)
    #expect(table.tableState.indexView?.backgroundColor == .green)
    source.titles = nil
    table.reloadSectionIndexTitles()
    #expect(table.tableState.indexView == nil)
  }

  /// Every row is prefetched once before its cell is requested. When the direction changes, rows
  /// behind are cancelled.
  @Test func prefetching() {
    let source = Source()
    let (stage, table) = show(source) { $0.prefetchDataSource = source }
    let seen = { (table.indexPathsForVisibleRows ?? []).map { $0.section * source.rows + $0.row } }
    let first = Set(seen())
    for _ in 0..<60 {
      table.contentOffset.y += 21
      stage.advance(by: 1 / 60)
      #expect(Set(seen()).subtracting(first).isSubset(of: source.announced))
    }
    #expect(Set(source.announced).count == source.announced.count)
    #expect(source.cancelled.isEmpty)
    let ahead = Set(source.announced).subtracting(seen()).filter { $0 > (seen().last ?? 0) }
    #expect(!ahead.isEmpty)
    table.contentOffset.y -= 21
    stage.advance(by: 1 / 60)
    #expect(Set(source.cancelled) == ahead)
    source.announced = []
    table.isPrefetchingEnabled = false
    table.contentOffset.y -= 500
    stage.advance(by: 1 / 60)
    #expect(source.announced.isEmpty)
  }
}
