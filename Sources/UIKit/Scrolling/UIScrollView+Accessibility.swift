import CoreGraphics

extension UIScrollView {
  /// Moves the view through its content by a page, less a little that is seen before and after;
  /// `false` when there is no more that way.
  func _scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let limits = offsetLimits()
    let room = bounds.inset(by: adjustedContentInset).size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var offset = contentOffset
    switch direction {
    case .up: offset.y -= room.height * Self.pagePart
    case .down: offset.y += room.height * Self.pagePart
    case .left: offset.x -= room.width * Self.pagePart
    case .right: offset.x += room.width * Self.pagePart
    case .next, .previous:
      guard isPagingEnabled else { return false }
      let forward: CGFloat = (direction == .next) != isMirrored ? 1 : -1
      offset.x += bounds.width * forward
    }
    offset.x = min(max(offset.x, limits.minimum.x), limits.maximum.x)
    offset.y = min(max(offset.y, limits.minimum.y), limits.maximum.y)
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    layoutIfNeeded()
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  /// The part of what is seen that a page moves by.
  private static let pagePart: CGFloat = 0.9
}

extension UIView {
  /// Scrolls whatever it is in so that it is seen.
  func _scrollIntoSight() {
    var ancestor = superview
    while let view = ancestor {
      if let scroll = view as? UIScrollView {
        scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
      }
      ancestor = view.superview
    }
  }
}
