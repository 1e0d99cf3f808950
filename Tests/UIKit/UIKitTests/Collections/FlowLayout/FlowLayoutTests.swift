import Stage
import Testing

@testable import UIKit

/// Flow layouts against ``FlowReference``.
@MainActor struct FlowLayoutTests {
  /// One flow layout, described as vertical. For a horizontal one x and y change places.
  struct Case: CustomStringConvertible, Sendable {
    var horizontal = false
    /// Sizes repeat: item `i` has `sizes[i % count]`.
    var sizes: [CGSize]
    var counts: [Int]
    var line: CGFloat
    var item: CGFloat
    var inset: UIEdgeInsets
    var header: CGFloat
    var footer: CGFloat
    var pins = false
    var rightToLeft = false
    /// The view's extent across and along the direction.
    var room = CGSize(width: 320, height: 480)

    var description: String {
      "\(horizontal ? "horizontal" : "vertical") sizes \(sizes) counts \(counts) line \(line) item "
        + "\(item) inset \(inset) header \(header) footer \(footer) pins \(pins) "
        + "right to left \(rightToLeft)"
    }
  }

  private func turn(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func expected(_ c: Case, offset: CGFloat) -> FlowReference.Expected {
    FlowReference.expected(
      sizes: c.counts.map { count in (0..<count).map { c.sizes[$0 % c.sizes.count] } },
      line: c.line, item: c.item, inset: c.inset, header: c.header, footer: c.footer, pins: c.pins,
      room: c.room, seen: offset..<offset + c.room.height)
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item % sizes.count] }
  }

  /// A pixel at 3×: positions are rounded to it.
  private let pixel: CGFloat = 1.0 / 3

  private func agree(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= pixel / 2 + 1e-6 && abs(a.minY - b.minY) <= pixel / 2 + 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  private func run(_ c: Case) {
    let layout = Flipping()
    layout.scrollDirection = c.horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = c.line
    layout.minimumInteritemSpacing = c.item
    func flip(_ size: CGSize) -> CGSize {
      c.horizontal ? CGSize(width: size.height, height: size.width) : size
    }
    let inset = c.inset
    layout.sectionInset =
      c.horizontal
      ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
      : inset
    layout.headerReferenceSize = CGSize(width: c.header, height: c.header)
    layout.footerReferenceSize = CGSize(width: c.footer, height: c.footer)
    layout.sectionHeadersPinToVisibleBounds = c.pins
    layout.sectionFootersPinToVisibleBounds = c.pins
    let delegate = c.sizes.count > 1 ? Sizes(c.sizes.map(flip)) : nil
    if c.sizes.count == 1 { layout.itemSize = flip(c.sizes[0]) }
    let bench = CollectionBench(
      layout, items: c.counts, size: flip(c.room),
      direction: c.rightToLeft ? .rightToLeft : .leftToRight, delegate: delegate)
    let view = bench.view
    let length = c.horizontal ? view.contentSize.width : view.contentSize.height
    /// Returns a layout's frame in the content: everything is mirrored in a right-to-left language.
    func placed(_ frame: CGRect) -> CGRect {
      let frame = c.horizontal ? turn(frame) : frame
      guard c.rightToLeft else { return frame }
      return CGRect(
        x: view.contentSize.width - frame.maxX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
    for offset in [0, 37, 200, length - c.room.height] where offset >= 0 {
      // In the direction of the reference.
      let x = c.rightToLeft ? length - c.room.height - offset : offset
      view.contentOffset = c.horizontal ? CGPoint(x: x, y: 0) : CGPoint(x: 0, y: offset)
      bench.frame()
      let seen = view.bounds
      let reached =
        !c.horizontal
        ? seen.minY : c.rightToLeft ? length - c.room.height - seen.minX : seen.minX
      let want = expected(c, offset: reached)
      #expect(abs(length - want.length) < 1e-6, "\(c)")
      for (path, frame) in want.items {
        let frame = placed(frame)
        let found = view.layoutAttributesForItem(at: path)?.frame ?? .null
        #expect(agree(found, frame), "\(c) \(path) \(found) is not \(frame)")
        let isSeen = found.intersects(seen)
        #expect((view.cellForItem(at: path) != nil) == isSeen, "\(c) \(path) at \(offset)")
      }
      for (kind, frames) in [
        (UICollectionView.elementKindSectionHeader, want.headers),
        (UICollectionView.elementKindSectionFooter, want.footers),
      ] {
        for (section, frame) in frames {
          let frame = placed(frame)
          let path = IndexPath(item: 0, section: section)
          let found = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
          #expect(agree(found?.frame ?? .null, frame), "\(c) \(kind) \(section) at \(offset)")
          let shown = view.supplementaryView(forElementKind: kind, at: path)
          #expect((shown != nil) == frame.intersects(seen), "\(c) \(kind) \(section) at \(offset)")
          if let shown { #expect(agree(shown.frame, frame), "\(c) \(kind) \(section)") }
        }
      }
      #expect(bench.check(), "\(c) at \(offset)")
    }
  }

  nonisolated static let kinds: [[CGSize]] = [
    [CGSize(width: 50, height: 50)], [CGSize(width: 150, height: 40)],
    [CGSize(width: 100, height: 30), CGSize(width: 100, height: 30)],
    [CGSize(width: 200, height: 80)], [CGSize(width: 320, height: 44)],
    [CGSize(width: 80, height: 30), CGSize(width: 130, height: 60), CGSize(width: 47, height: 20)],
    [CGSize(width: 300, height: 30), CGSize(width: 60, height: 61)],
  ]

  nonisolated static let ways = [
    (horizontal: false, rightToLeft: false), (false, true), (true, false), (true, true),
  ]

  @Test(arguments: ways, kinds)
  func grid(way: (horizontal: Bool, rightToLeft: Bool), sizes: [CGSize]) {
    let insets = [UIEdgeInsets.zero, UIEdgeInsets(top: 7, left: 12, bottom: 9, right: 4)]
    for spacing in [(0, 0), (10, 10), (3, 25)] as [(CGFloat, CGFloat)] {
      for inset in insets {
        for (header, footer) in [(0, 0), (30, 20)] as [(CGFloat, CGFloat)] {
          for pins in header > 0 ? [false, true] : [false] {
            // One section alone, and several, with an empty and a small one among them.
            for counts in spacing == (10, 10) ? [[7, 0, 25, 1], [12]] : [[7, 0, 25, 1]] {
              run(
                Case(
                  horizontal: way.horizontal, sizes: sizes, counts: counts, line: spacing.0,
                  item: spacing.1, inset: inset, header: header, footer: footer, pins: pins,
                  rightToLeft: way.rightToLeft))
            }
          }
        }
      }
    }
  }

  /// Values computed by hand: 3 of 100 in 320 leave 20, which is 10 each; the last line has the same
  /// columns.
  @Test func byHand() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 5
    let bench = CollectionBench(layout, items: [5], size: CGSize(width: 320, height: 480))
    let xs = (0..<5).map { bench.view.layoutAttributesForItem(at: bench.path($0))!.frame.minX }
    let ys = (0..<5).map { bench.view.layoutAttributesForItem(at: bench.path($0))!.frame.minY }
    #expect(xs == [0, 110, 220, 0, 110])
    #expect(ys == [0, 0, 0, 50, 50])
    #expect(bench.view.contentSize == CGSize(width: 320, height: 90))
  }

  /// Thirds of a width that isn't divisible by 3 still fit three times.
  @Test(arguments: [320, 375, 390, 393, 414, 428, 744, 1024] as [CGFloat])
  func exactDivisions(width: CGFloat) {
    for columns in 2...9 {
      let layout = UICollectionViewFlowLayout()
      layout.minimumInteritemSpacing = 7
      let side = (width - 7 * CGFloat(columns - 1)) / CGFloat(columns)
      layout.itemSize = CGSize(width: side, height: 10)
      let bench = CollectionBench(layout, items: [20], size: CGSize(width: width, height: 300))
      let first = bench.view.layoutAttributesForItem(at: bench.path(columns - 1))!
      let second = bench.view.layoutAttributesForItem(at: bench.path(columns))!
      #expect(first.frame.minY == 0, "\(width) / \(columns)")
      #expect(second.frame.minY == 20, "\(width) / \(columns)")
    }
  }

  // MARK: Insets

  /// Content insets reduce the available space; the content begins within them.
  @Test func contentInsets() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let bench = CollectionBench(layout, items: [30], size: CGSize(width: 340, height: 300))
    bench.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    bench.frame()
    #expect(bench.view.contentSize.width == 300)
    #expect(bench.view.layoutAttributesForItem(at: bench.path(1))!.frame.minX == 200)
    #expect(bench.check())
  }

  /// Content insets count in any case. The part of a safe area or margin that extends beyond them is
  /// added to the section's inset (UICollectionViewFlowLayout.h, sectionInsetReference).
  @Test(arguments: [0, 1, 2], [0, 30] as [CGFloat])
  func references(kind: Int, content: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.sectionInsetReference = .init(rawValue: kind)!
    let bench = CollectionBench(layout, items: [60], size: CGSize(width: 393, height: 400))
    bench.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    bench.view.insetsLayoutMarginsFromSafeArea = false
    bench.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    bench.view.contentInset.left = content
    bench.frame()
    let reference: CGFloat = [content, 20, 16][kind]
    let want = max(reference + 5, content) - content
    let first = bench.view.layoutAttributesForItem(at: bench.path(0))!.frame
    #expect(first.minX == want, "\(kind) \(content)")
  }

  // MARK: Right to left

  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// A layout is mirrored only if it declares so, and only in the opposite direction.
  @Test(arguments: [false, true], [false, true])
  func mirroring(flips: Bool, rightToLeft: Bool) {
    let layout = flips ? Flipping() : UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let bench = CollectionBench(
      layout, items: [30], size: CGSize(width: 350, height: 300),
      direction: rightToLeft ? .rightToLeft : .leftToRight)
    let first = bench.view.cellForItem(at: bench.path(0))!.frame
    #expect(first.minX == (flips && rightToLeft ? 250 : 0))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: first.midX, y: 5)) == bench.path(0))
    #expect(bench.check())
  }

  /// A mirrored horizontal flow begins at its right end.
  @Test func mirroredStart() {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 300)
    let bench = CollectionBench(
      layout, items: [30], size: CGSize(width: 350, height: 300), direction: .rightToLeft)
    // 30 items and 29 gaps of 10.
    #expect(bench.view.contentSize.width == 3290)
    #expect(bench.view.contentOffset.x == CGFloat(3290 - 350))
    #expect(bench.visible == [0, 1, 2, 3])
    #expect(bench.view.cellForItem(at: bench.path(0))?.frame.maxX == 3290)
  }

  // MARK: Cost

  /// A frame of a scroll through 100,000 items only requests those on screen.
  @Test func aHundredThousandItems() {
    var given: [Int] = []
    for count in [1_000, 100_000] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      let bench = CollectionBench(layout, items: [count])
      let onScreen = bench.view.visibleCells.count
      bench.view.counts.reset()
      for frame in 1...60 {
        bench.view.contentOffset.y = CGFloat(frame) * 20
        bench.frame()
      }
      #expect(bench.view.counts.preparations == 0)
      #expect(bench.view.counts.layoutQueries <= 6)
      given.append(bench.view.counts.attributesGiven)
      bench.view.contentOffset.y = bench.view.contentSize.height / 2
      bench.frame()
      #expect(bench.view.cellQueue.made <= onScreen + 2 * 4)
      #expect(bench.check())
    }
    #expect(given[0] == given[1])
  }

  /// Pinned headers move in every frame; the geometry of the items stays the same.
  @Test func pinningKeepsTheGeometry() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    final class Asked: NSObject, UICollectionViewDelegateFlowLayout {
      var sizes = 0
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        sizes += 1
        return CGSize(width: 90, height: 60)
      }
    }
    let delegate = Asked()
    let bench = CollectionBench(layout, items: [500, 500], delegate: delegate)
    #expect(delegate.sizes == 1000)
    for frame in 1...30 {
      bench.view.contentOffset.y = CGFloat(frame) * 20
      bench.frame()
    }
    #expect(delegate.sizes == 1000)
    let header = bench.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: bench.path(0))
    #expect(header?.frame.minY == 600)
    #expect(header?.layer.zPosition == 0)
    #expect(bench.view.subviews.firstIndex { $0 === header } == bench.view.visibleCells.count)
  }

  /// A delegate without sizes is asked once, not for every item.
  @Test func aDelegateWithoutSizes() {
    final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: CGFloat(section + 1) * 8, bottom: 0, right: 0)
      }
    }
    let layout = UICollectionViewFlowLayout()
    let bench = CollectionBench(layout, items: [1000, 1000], delegate: Insets())
    guard case .grid = layout.geometry?.sections[1].items else {
      Issue.record("sizes were asked for")
      return
    }
    #expect(bench.view.layoutAttributesForItem(at: bench.path(0, 1))!.frame.minX == 16)
  }
}
