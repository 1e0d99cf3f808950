import CoreGraphics

extension UIApplication {
  /// The scroll view that a tap on the status bar asks to scroll to its top.
  ///
  /// On a phone none when several on the screen would, as Apple's `UIScrollView.h` says; elsewhere
  /// the one below the finger and closest to the status bar.
  func scrollsToTop(at location: CGPoint) -> UIScrollView? {
    guard let window = window(at: location) else { return nil }
    let place = window.convert(location, from: nil as UIWindow?)
    var found: [(view: UIScrollView, frame: CGRect)] = []
    window.collectScrollsToTop(in: window, into: &found)
    if window.traitCollection.userInterfaceIdiom != .pad {
      return found.count == 1 ? found[0].view : nil
    }
    let below = found.filter { $0.frame.minX <= place.x && place.x < $0.frame.maxX }
    return below.min { $0.frame.minY < $1.frame.minY }?.view
  }
}

extension UIView {
  /// The scroll views in this view that can be seen and want to scroll to their top, from back to
  /// front, with their frames in `window`.
  fileprivate func collectScrollsToTop(
    in window: UIWindow, into found: inout [(view: UIScrollView, frame: CGRect)]
  ) {
    guard !isHidden, alpha >= 0.01 else { return }
    let frame = convert(bounds, to: window)
    if let scroll = self as? UIScrollView, scroll.scrollsToTop, frame.intersects(window.bounds) {
      found.append((scroll, frame))
    }
    for view in subviews { view.collectScrollsToTop(in: window, into: &found) }
  }
}
