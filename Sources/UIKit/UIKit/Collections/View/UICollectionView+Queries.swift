import CoreGraphics
import Foundation

extension UICollectionView {
  func shownView(_ element: ElementID) -> UICollectionReusableView? {
    tileIfNeeded()
    return collectionState.shown[element]?.view
  }

  func shownElements(
    _ category: ElementCategory, _ kind: String? = nil
  ) -> [ShownElement] {
    tileIfNeeded()
    return collectionState.shown
      .filter { $0.key.category == category && (kind == nil || $0.key.kind == kind) }
      .sorted { ElementID.precedes($0.key, $1.key) }.map(\.value)
  }

  /// Returns the front-most item under a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let known = collectionState.known
    let candidates = known.rect.contains(spot) ? known.attributes : ask(in: spot)
    return
      candidates
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden
          && seenFrame(of: $0).contains(point)
      }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let path = cell.reuseState.attributes?.indexPath,
      collectionState.shown[.item(path)]?.view === cell
    else { return nil }
    return path
  }

  // MARK: Scrolling to items

  /// Scrolls to an item. Sizes of elements in between may be estimates; the item itself and the
  /// elements visible with it are measured at the end.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    precondition(
      contains(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path)) when the item "
        + "counts by section are \(currentCounts)")
    scrollSideways(to: path, position, animated: animated)
    guard let target = target(of: path, position) else { return }
    setContentOffset(target, animated: animated)
    guard !animated, collectionState.layout.asksForPreferredAttributes, !collectionState.isTiling
    else { return }
    // Now the surrounding elements are measured: repeat with their actual sizes, until nothing moves.
    for _ in 0..<8 {
      let before = contentOffset
      layOutCollection()
      if let target = self.target(of: path, position) { contentOffset = target }
      if contentOffset == before { break }
    }
  }

  private func target(of path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = attributes(of: .item(path))?.frame else { return nil }
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    precondition(
      position.intersection(vertical).rawValue.nonzeroBitCount <= 1
        && position.intersection(horizontal).rawValue.nonzeroBitCount <= 1,
      "a scroll position has at most one vertical and one horizontal part")
    var origin = seen.origin
    if position.contains(.top) {
      origin.y = frame.minY
    } else if position.contains(.centeredVertically) {
      origin.y = frame.midY - seen.height / 2
    } else if position.contains(.bottom) {
      origin.y = frame.maxY - seen.height
    } else if position.isEmpty {
      origin.y = Self.leastMotion(frame.minY, frame.maxY, seen.minY, seen.maxY)
    }
    if position.contains(.left) {
      origin.x = frame.minX
    } else if position.contains(.centeredHorizontally) {
      origin.x = frame.midX - seen.width / 2
    } else if position.contains(.right) {
      origin.x = frame.maxX - seen.width
    } else if position.isEmpty {
      origin.x = Self.leastMotion(frame.minX, frame.maxX, seen.minX, seen.maxX)
    }
    return limits.clamped(CGPoint(x: origin.x - insets.left, y: origin.y - insets.top))
  }

  /// Returns the visible start that shows the whole item with the least motion.
  private static func leastMotion(
    _ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat
  ) -> CGFloat {
    if low < seenLow { return low }
    return high > seenHigh ? high - (seenHigh - seenLow) : seenLow
  }

  // MARK: Background

  func setBackground(_ view: UIView?) {
    if let old = collectionState.background, old !== view, old.superview === self {
      old.removeFromSuperview()
    }
    collectionState.background = view
    if let view {
      insertSubview(view, at: collectionState.backdrop == nil ? 0 : 1)
      view.frame = bounds
    }
    setNeedsLayout()
  }

  /// The number of views behind all elements.
  var backgroundCount: Int {
    (collectionState.background?.superview === self ? 1 : 0)
      + (collectionState.backdrop == nil ? 0 : 1)
  }

  /// Places the background behind all elements, which stays in place while these scroll.
  func placeBackgrounds() {
    let color = collectionState.layout.listBackground
    if color == nil, let backdrop = collectionState.backdrop {
      backdrop.removeFromSuperview()
      collectionState.backdrop = nil
    } else if let color {
      let backdrop = collectionState.backdrop ?? UIView()
      if collectionState.backdrop == nil {
        backdrop.isUserInteractionEnabled = false
        insertSubview(backdrop, at: 0)
        collectionState.backdrop = backdrop
      }
      if backdrop.backgroundColor != color { backdrop.backgroundColor = color }
    }
    for view in [collectionState.background, collectionState.backdrop] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  // MARK: Reloading

  func reloadEverything() {
    collectionState.counts = nil
    collectionState.updates = nil
    collectionState.movement = nil
    collectionState.movementClock?.stop()
    collectionState.movementClock = nil
    closeSwipe(animated: false)
    collectionState.selection.clear()
    collectionState.selection.highlighted = nil
    collectionState.prefetched.forget()
    collectionState.needsIndexTitles = true
    dismissAll()
    let context = collectionState.layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionState.layout.invalidateLayout(with: context)
    setNeedsLayout()
  }
}
