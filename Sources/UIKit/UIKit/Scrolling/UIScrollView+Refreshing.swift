import CoreGraphics

extension UIScrollView {
  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== scrollState.refreshControl else { return }
    scrollState.refreshControl?.removeFromSuperview()
    scrollState.refreshControl = control
    if let control { insertSubview(control, at: 0) }
  }

  /// Closes the space of a refresh control. Content that rests in it scrolls up. Content that moves
  /// or that a finger holds returns by itself.
  func closeRoomAbove(_ height: CGFloat) {
    let rests = scrollState.drag == nil && scrollState.motion == nil
    scrollState.isClosingRoom = true
    contentInset.top -= height
    scrollState.isClosingRoom = false
    guard rests else { return }
    let target = limits.clamped(contentOffset)
    if window == nil {
      contentOffset = target
    } else {
      animateOffset(to: target, purpose: .settling)
    }
  }
}
