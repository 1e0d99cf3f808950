import CoreGraphics

extension UIScrollView {
  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== scroll.refreshControl else { return }
    scroll.refreshControl?.removeFromSuperview()
    scroll.refreshControl = control
    if let control { insertSubview(control, at: 0) }
  }

  /// Takes back the room of a refresh control. Content that rests in it rolls up; content that a
  /// finger holds or that moves finds its way by itself.
  func closeRoomAbove(_ height: CGFloat) {
    let rests = scroll.drag == nil && scroll.motion == nil
    scroll.isClosingRoom = true
    contentInset.top -= height
    scroll.isClosingRoom = false
    guard rests else { return }
    let target = limits.clamped(contentOffset)
    if window == nil {
      contentOffset = target
    } else {
      animateOffset(to: target, purpose: .settling)
    }
  }
}
