import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionConfigurationTests {
  private func bench(
    _ fill: @escaping (UICollectionViewCell, IndexPath) -> Void
  ) -> CollectionBench {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 60)
    return CollectionBench(layout, items: [60]) { _, data in data.configure = fill }
  }

  /// A content view replaces the cell's own, receives later configurations and disappears with `nil`.
  @Test func content() {
    let bench = bench { cell, path in
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(path.item)"
      cell.contentConfiguration = content
    }
    let cell = bench.view.cellForItem(at: bench.path(1))!
    #expect(cell.contentView is UIListContentView)
    #expect(cell.contentView.frame == cell.bounds)
    let view = cell.contentView
    bench.view.contentOffset.y = 600
    bench.frame()
    #expect(bench.view.visibleCells.allSatisfy { $0.contentView is UIListContentView })
    #expect(
      bench.view.visibleCells.map { ($0.contentConfiguration as! UIListContentConfiguration).text }
        == bench.visible.map { "Item \($0)" })
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(view.superview == nil)
  }

  /// The handler is called once per layout for a state.
  @Test func states() {
    var heard: [String] = []
    let bench = bench { cell, path in
      cell.backgroundConfiguration = .clear()
      cell.configurationUpdateHandler = { cell, state in
        guard path.item == 0 else { return }
        heard.append("\(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isSelected ? .systemRed : .systemBlue
        cell.backgroundConfiguration = background
      }
    }
    #expect(heard == ["false false false"])
    bench.view.selectItem(at: bench.path(0), animated: false, scrollPosition: [])
    bench.frame()
    #expect(heard.last == "true false false")
    #expect(heard.count == 2)
    let cell = bench.view.cellForItem(at: bench.path(0))!
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemRed)
    let background = cell.subviews.first { $0 is BackgroundView }
    #expect(background?.frame == cell.bounds)
    #expect(background?.backgroundColor == .systemRed)
    bench.view.isEditing = true
    bench.frame()
    #expect(heard.last == "true false true")
  }

  /// Rows are as high as their configured content asks for: the text and margins of 11.
  @Test func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 393, height: 44)
    layout.minimumLineSpacing = 0
    let bench = CollectionBench(layout, items: [20]) { _, data in
      data.configure = { cell, path in
        var content = UIListContentConfiguration.cell()
        content.text = path.item == 1 ? String(repeating: "word ", count: 40) : "word"
        cell.contentConfiguration = content
      }
    }
    let heights = (0..<3).map { bench.view.cellForItem(at: bench.path($0))!.frame.height }
    #expect(heights[0] == heights[2])
    #expect(heights[1] > heights[0] + 20)
    for (path, cell) in zip(bench.view.indexPathsForVisibleItems, bench.view.visibleCells) {
      let content = cell.contentView
      let want = content.sizeThatFits(CGSize(width: 393, height: 1000)).height
      #expect(cell.frame.size == CGSize(width: 393, height: want), "\(path)")
    }
    #expect(bench.check())
  }
}
