import CoreGraphics

extension UIView {
  /// Scrolls the surrounding scroll views until the view is visible and can be touched.
  ///
  /// Scrolls no farther than necessary. If something fixed would cover the view, such as a strip below
  /// a bar or a section header, scrolls it to the middle instead.
  func scrollIntoSight() {
    for scroll in contentsAround {
      scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
    }
    guard isCovered else { return }
    for scroll in contentsAround {
      scroll.scrollToMiddle(convert(bounds, to: scroll), keepsLimits: true)
    }
  }

  /// Calls `touch` while a finger can reach the view.
  ///
  /// At an end of the content, rows may be under a bar that covers them. In that case, the content is
  /// held beyond its end during the call.
  func uncover(for touch: () -> Void) {
    guard isCovered else { return touch() }
    let scrolls = contentsAround.map { ($0, $0.contentOffset) }
    for (scroll, _) in scrolls {
      scroll.scrollToMiddle(convert(bounds, to: scroll), keepsLimits: false)
    }
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
    for scroll in contentsAround { scroll.layoutIfNeeded() }
    let point = window.convert(accessibilityActivationPoint, from: nil)
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return !hit.isDescendant(of: self) && !isDescendant(of: hit)
  }

  /// The scroll views around this view, innermost first.
  private var contentsAround: [any ScrollingContent] {
    andSuperviews.dropFirst().compactMap(\.scrollingContent)
  }
}
