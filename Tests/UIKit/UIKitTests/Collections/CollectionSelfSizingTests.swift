import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionSelfSizingTests {
  /// A cell that asks for its own height by a constraint.
  private final class Cell: UICollectionViewCell {
    private var height: NSLayoutConstraint!
    private var width: NSLayoutConstraint!

    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      height = box.heightAnchor.constraint(equalToConstant: 20)
      width = box.widthAnchor.constraint(equalToConstant: 393)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height, width,
      ])
    }
    required init?(coder: NSCoder) { nil }

    func ask(_ size: CGSize) {
      width.constant = size.width
      height.constant = size.height
    }
  }

  /// Returns heights from 30 to 126 in no obvious order.
  private static func height(_ item: Int) -> CGFloat { CGFloat(30 + item * 37 % 97) }

  private func bench(
    _ count: Int, estimate: CGSize = UICollectionViewFlowLayout.automaticSize,
    size: @escaping (Int) -> CGSize = { CGSize(width: 393, height: height($0)) }
  ) -> CollectionBench {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 10
    return CollectionBench(layout, items: [count]) { view, data in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      data.configure = { cell, path in (cell as? Cell)?.ask(size(data.items[0][path.item])) }
    }
  }

  /// A full scroll leads to the true size by any path: the sum of all heights and gaps.
  @Test(arguments: [
    UICollectionViewFlowLayout.automaticSize, CGSize(width: 393, height: 30),
    CGSize(width: 393, height: 200),
  ])
  func theWholeWay(estimate: CGSize) {
    let total = (0..<60).map(Self.height).reduce(0, +) + 59 * 10
    for step in [97, 400] as [CGFloat] {
      let bench = bench(60, estimate: estimate)
      #expect(bench.visible.first == 0)
      var lowest: CGFloat = 0
      while lowest < bench.view.contentSize.height - 852 {
        lowest += step
        bench.view.contentOffset.y = min(lowest, bench.view.contentSize.height - 852)
        bench.frame()
        #expect(bench.check(), "\(step) \(lowest)")
      }
      #expect(bench.view.contentSize.height == total, "\(step)")
      for item in 0..<60 {
        let frame = bench.view.layoutAttributesForItem(at: bench.path(item))!.frame
        #expect(frame.height == Self.height(item))
      }
    }
  }

  /// Cells of different widths flow: the measured widths decide how many fit in a line.
  @Test func tags() {
    let widths: [CGFloat] = [120, 80, 150, 60, 200, 90, 90, 90, 30]
    let bench = bench(9) { CGSize(width: widths[$0], height: 30) }
    // 120 + 80 + 150 + 2 · 10 = 370 fits in 393, with 60 more it doesn't: 23 are left for 2 gaps.
    let frames = (0..<9).map { bench.view.layoutAttributesForItem(at: bench.path($0))!.frame }
    #expect(frames.map(\.minY) == [0, 0, 0, 40, 40, 40, 80, 80, 80])
    #expect(abs(frames[1].minX - (120 + 10 + 11.5)) < 0.2)
    #expect(frames[2].maxX == 393)
    #expect(frames[5].maxX == 393)
    // The last line keeps the minimum spacing.
    #expect(frames[6...].map(\.minX) == [0, 100, 200])
    #expect(bench.check())
  }

  /// Items above the visible part that turn out higher move nothing.
  @Test func noJumpUpwards() {
    let bench = bench(200, estimate: CGSize(width: 393, height: 40))
    bench.view.scrollToItem(at: bench.path(120), at: .top, animated: false)
    bench.frame()
    for _ in 0..<60 {
      let first = bench.view.indexPathsForVisibleItems[1]
      let before = bench.view.cellForItem(at: first)!.frame.minY - bench.view.contentOffset.y
      bench.view.contentOffset.y -= 25
      bench.frame()
      let after = bench.view.cellForItem(at: first)!.frame.minY - bench.view.contentOffset.y
      #expect(abs(after - before - 25) <= 0.5)
      #expect(bench.check())
    }
  }

  /// A visible cell that asks for another size gets it.
  @Test func aCellChanges() {
    let bench = bench(10)
    let cell = bench.view.cellForItem(at: bench.path(1)) as! Cell
    let next = bench.view.cellForItem(at: bench.path(2))!
    let before = next.frame.minY
    cell.ask(CGSize(width: 393, height: Self.height(1) + 40))
    cell.invalidateIntrinsicContentSize()
    bench.frame()
    #expect(cell.frame.height == Self.height(1) + 40)
    #expect(next.frame.minY == before + 40)
    bench.view.selfSizingInvalidation = .disabled
    cell.ask(CGSize(width: 393, height: 50))
    cell.invalidateIntrinsicContentSize()
    bench.frame()
    #expect(cell.frame.height == Self.height(1) + 40)
    bench.view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.ask(CGSize(width: 393, height: 60))
    bench.frame()
    bench.frame()
    #expect(cell.frame.height == 60)
    #expect(bench.check())
  }

  /// Measured sizes stay with their items.
  @Test func updates() {
    let bench = bench(30)
    bench.data.items[0].removeFirst(2)
    bench.data.items[0].insert(100, at: 1)
    bench.view.performBatchUpdates {
      bench.view.deleteItems(at: [bench.path(0), bench.path(1)])
      bench.view.insertItems(at: [bench.path(1)])
    }
    bench.stage.advance(by: 1)
    #expect(bench.check())
    for path in bench.view.indexPathsForVisibleItems {
      let name = bench.data.items[0][path.item]
      #expect(bench.view.cellForItem(at: path)?.frame.height == Self.height(name))
    }
  }

  /// An override's attributes are used; without an estimate it isn't called.
  @Test func preferredAttributes() {
    final class Fitting: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 393, height: 77)
        return layoutAttributes
      }
    }
    for estimates in [false, true] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 393, height: 50)
      if estimates { layout.estimatedItemSize = CGSize(width: 393, height: 50) }
      let bench = CollectionBench(layout, items: [20]) { view, _ in
        view.register(Fitting.self, forCellWithReuseIdentifier: "cell")
      }
      #expect(bench.view.visibleCells[0].frame.height == (estimates ? 77 : 50))
      #expect(bench.check())
    }
  }

  /// Each cell is measured once as it becomes visible, and lines far away aren't broken again.
  @Test func cost() {
    let bench = bench(2000, estimate: CGSize(width: 393, height: 40))
    bench.view.counts.reset()
    for frame in 1...40 {
      bench.view.contentOffset.y = CGFloat(frame) * 30
      bench.frame()
    }
    // 1200 points of cells, at least 40 apart.
    #expect(bench.view.counts.measured <= 1200 / 40 + 1)
    #expect(bench.view.counts.cellsAsked <= 1200 / 40 + 1)
  }
}
