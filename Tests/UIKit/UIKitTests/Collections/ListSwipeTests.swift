import Stage
import Testing

@testable import UIKit

/// Swipes over the items of lists, from both edges in both reading directions.
///
/// Source: Apple, UICollectionLayoutListConfiguration's swipe actions providers,
/// UISwipeActionsConfiguration.
@MainActor @Suite(.serialized) struct ListSwipeTests {
  private func bench(
    _ direction: UIUserInterfaceLayoutDirection, _ events: @escaping (String) -> Void,
    full: Bool = true, appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> ListBench {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    func actions(_ edge: String) -> (IndexPath) -> UISwipeActionsConfiguration? {
      { path in
        guard path.item != 3 else { return nil }
        let configuration = UISwipeActionsConfiguration(
          actions: ["first", "second"].map { (title: String) in
            UIContextualAction(style: .normal, title: title) { _, _, done in
              events("\(edge) \(title) \(path.item)")
              done(true)
            }
          })
        configuration.performsFirstActionWithFullSwipe = full
        return configuration
      }
    }
    list.leadingSwipeActionsConfigurationProvider = actions("leading")
    list.trailingSwipeActionsConfigurationProvider = actions("trailing")
    let bench = ListBench(list, direction: direction)
    bench.configure = { cell, _ in cell.accessories = [.delete()] }
    bench.show([12])
    return bench
  }

  private func buttons(_ bench: ListBench) -> SwipeButtonsView? {
    bench.view.subviews.lazy.filter { $0 is SwipedRowView }.flatMap(\.subviews)
      .compactMap { $0 as? SwipeButtonsView }.first
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [true, false])
  func opensAndActs(_ direction: UIUserInterfaceLayoutDirection, _ isLeading: Bool) throws {
    var events: [String] = []
    let bench = bench(direction) { events.append($0) }
    let sign: CGFloat = (direction == .leftToRight) == isLeading ? 1 : -1
    let name = isLeading ? "leading" : "trailing"
    let cell = try #require(bench.cell(2))
    bench.swipe(cell, by: sign * 40)
    #expect(cell.frame.minX == 0)
    #expect(buttons(bench) == nil)
    bench.swipe(cell, by: sign * 130)
    let reveal = abs(cell.frame.minX)
    #expect(cell.frame.minX == sign * reveal)
    #expect(reveal >= 148)
    #expect(cell.configurationState.isSwiped)
    #expect(bench.view.contentOffset.y == 0)
    #expect(bench.cell(1)?.configurationState.isSwiped == false)
    let shown = try #require(buttons(bench))
    #expect(shown.frame.width == reveal)
    #expect(shown.frame.minY == cell.frame.minY)
    // The first action is the outermost one.
    let y = bench.middle(cell).y
    let outer: CGFloat = sign > 0 ? 10 : 383
    let met = bench.view.hitTest(CGPoint(x: outer, y: y - ListBench.top), with: nil)
    #expect(met === shown.firstButton)
    bench.stage.tap(at: CGPoint(x: outer, y: y))
    bench.stage.advance(by: 0.8)
    #expect(events == ["\(name) first 2"])
    #expect(cell.frame.minX == 0)
    #expect(buttons(bench) == nil)
    #expect(!cell.configurationState.isSwiped)
    // A swipe over most of the item performs the first action.
    bench.swipe(cell, by: sign * 300)
    #expect(events == ["\(name) first 2", "\(name) first 2"])
    #expect(cell.frame.minX == 0)
    // An item without actions stays in place.
    let other = try #require(bench.cell(3))
    bench.swipe(other, by: sign * 130)
    #expect(other.frame.minX == 0)
    #expect(buttons(bench) == nil)
  }

  /// A tap elsewhere, a scroll, an update and scrolling it off the screen close it.
  @Test func closes() throws {
    var events: [String] = []
    let bench = bench(.leftToRight) { events.append($0) }
    func open() throws -> UICollectionViewListCell {
      let cell = try #require(bench.cell(2))
      bench.swipe(cell, by: -130)
      #expect(cell.frame.minX < -140)
      return cell
    }
    var cell = try open()
    bench.tap(bench.cell(5)!)
    #expect(cell.frame.minX == 0)
    #expect(buttons(bench) == nil)
    #expect(bench.view.indexPathsForSelectedItems == [])
    cell = try open()
    bench.view.alwaysBounceVertical = true
    bench.stage.drag(from: CGPoint(x: 300, y: 500), by: CGVector(dx: 0, dy: -60), duration: 0.3)
    bench.stage.advance(by: 1.5)
    #expect(cell.frame.minX == 0)
    #expect(buttons(bench) == nil)
    cell = try open()
    var snapshot = bench.source.snapshot()
    snapshot.deleteItems([0])
    bench.source.apply(snapshot)
    bench.stage.advance(by: 1)
    // The item has another index path, and stays open.
    #expect(bench.cell(1) === cell)
    #expect(cell.frame.minX < -140)
    #expect(cell.frame.minY == 44)
    #expect(buttons(bench)?.frame.minY == 44)
    snapshot.deleteItems([2])
    bench.source.apply(snapshot)
    bench.stage.advance(by: 1)
    #expect(buttons(bench) == nil)
    #expect(cell.superview == nil)
    for cell in bench.view.visibleCells { #expect(cell.frame.minX == 0) }
    #expect(events.isEmpty)
  }

  /// A tap on the delete button shows the trailing actions, and a second one hides them.
  @Test func deleteSign() throws {
    var events: [String] = []
    let bench = bench(.leftToRight, { events.append($0) }, appearance: .insetGrouped)
    bench.view.isEditing = true
    bench.stage.advance(by: 0.6)
    let cell = try #require(bench.cell(1))
    bench.swipe(cell, by: -130)
    #expect(cell.frame.minX == 16)
    let sign = try #require(cell.listCellState.leading.first?.view)
    bench.tap(sign)
    #expect(cell.frame.minX < -100)
    #expect(cell.configurationState.isSwiped)
    #expect(buttons(bench)?.frame.maxX == 377)
    bench.stage.tap(at: CGPoint(x: 370, y: bench.middle(cell).y))
    bench.stage.advance(by: 0.8)
    #expect(events == ["trailing first 1"])
    #expect(cell.frame.minX == 16)
  }
}
