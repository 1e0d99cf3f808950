import CoreGraphics

extension UIScrollView {
  /// Scrolls the content by a page, minus a small overlap. Returns `false` if there is no more content
  /// in that direction.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let room = bounds.inset(by: adjustedContentInset).size
    var offset = contentOffset
    switch direction {
    case .up: offset.y -= room.height * Self.pagePart
    case .down: offset.y += room.height * Self.pagePart
    case .left: offset.x -= room.width * Self.pagePart
    case .right: offset.x += room.width * Self.pagePart
    case .next, .previous:
      guard isPagingEnabled else { return false }
      let forward: CGFloat = (direction == .next) != isRightToLeft ? 1 : -1
      offset.x += bounds.width * forward
    }
    offset = limits.clamped(offset)
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    layoutIfNeeded()
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  /// The share of the visible area by which a page scrolls.
  private static let pagePart: CGFloat = 0.9
}

extension UIScrollView {
  func scrollToMiddle(_ rect: CGRect, keepsLimits: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    let axes = scrollableAxes
    var offset = contentOffset
    if axes.contains(.horizontal) { offset.x += rect.midX - seen.midX }
    if axes.contains(.vertical) { offset.y += rect.midY - seen.midY }
    setContentOffset(keepsLimits ? limits.clamped(offset) : offset, animated: false)
    layoutIfNeeded()
  }
}
