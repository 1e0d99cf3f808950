import CoreGraphics

extension UIScrollView {
  /// Moves the view through its content by a page, less a little that is seen before and after;
  /// `false` when there is no more that way.
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

  /// The part of what is seen that a page moves by.
  private static let pagePart: CGFloat = 0.9
}

extension UIView {
  /// Scrolls whatever it is in so that it can be seen and touched: no farther than it must, or to the
  /// middle where something that stays in its place would lie over it, as a strip below a bar or a
  /// section's header.
  func scrollIntoSight() {
    for scroll in scrollViewsAround {
      scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
    }
    guard isCovered else { return }
    for scroll in scrollViewsAround {
      scroll.scrollToMiddle(convert(bounds, to: scroll), within: scroll.limits)
    }
  }

  /// Calls `touch` while a finger can reach it. At an end of content that leaves no room for what lies
  /// over it, as rows that end under a bar, the content is held beyond its end for as long.
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

  /// Whether a finger on its activation point would reach what is neither it, in it, nor around it.
  private var isCovered: Bool {
    guard let window else { return false }
    for scroll in scrollViewsAround { scroll.layoutIfNeeded() }
    let point = window.convert(accessibilityActivationPoint, from: nil)
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return !hit.isDescendant(of: self) && !isDescendant(of: hit)
  }
}

extension UIScrollView {
  /// Brings what lies in `rect` into the middle of what is seen, or as near to it as `limits` let.
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
