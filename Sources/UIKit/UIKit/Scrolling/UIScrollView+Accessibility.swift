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

extension UIView {
  /// Scrolls the surrounding scroll views until the view is visible and can be touched.
  ///
  /// Scrolls no farther than necessary. If something fixed would cover the view, such as a strip below
  /// a bar or a section header, scrolls it to the middle instead.
  func scrollIntoSight() {
    for scroll in scrollViewsAround {
      scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
    }
    guard isCovered else { return }
    for scroll in scrollViewsAround {
      scroll.scrollToMiddle(convert(bounds, to: scroll), within: scroll.limits)
    }
  }

  /// Calls `touch` while a finger can reach the view.
  ///
  /// At an end of the content, rows may be under a bar that covers them. In that case, the content is
  /// held beyond its end during the call.
  func uncover(for touch: () -> Void) {
    guard isCovered else { return touch() }
    let scrolls = scrollViewsAround.map { ($0, $0.contentOffset) }
    for (scroll, _) in scrolls { scroll.scrollToMiddle(convert(bounds, to: scroll), within: nil) }
    let places = scrolls.map(\.0.contentOffset)
    touch()
    for ((scroll, offset), place) in zip(scrolls, places) where scroll.contentOffset == place {
      scroll.setContentOffset(offset, animated: false)
    }
  }

  /// Whether a finger at the activation point would reach neither the view, nor its descendants, nor
  /// its ancestors.
  private var isCovered: Bool {
    guard let window else { return false }
    for scroll in scrollViewsAround { scroll.layoutIfNeeded() }
    let point = window.convert(accessibilityActivationPoint, from: nil)
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return !hit.isDescendant(of: self) && !isDescendant(of: hit)
  }
}

extension UIScrollView {
  /// Scrolls `rect` to the middle of the visible area, or as close to it as `limits` allow.
  fileprivate func scrollToMiddle(_ rect: CGRect, within limits: ScrollLimits?) {
    let seen = bounds.inset(by: adjustedContentInset)
    let axes = scrollableAxes
    var offset = contentOffset
    if axes.contains(.horizontal) { offset.x += rect.midX - seen.midX }
    if axes.contains(.vertical) { offset.y += rect.midY - seen.midY }
    setContentOffset(limits?.clamped(offset) ?? offset, animated: false)
    layoutIfNeeded()
  }
}
