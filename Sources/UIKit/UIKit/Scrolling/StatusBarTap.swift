import CoreGraphics

extension UIApplication {
  /// Returns the scroll view that a tap on the status bar scrolls to its top.
  ///
  /// On a phone there is none if several scroll views on the screen would scroll, as Apple's
  /// `UIScrollView.h` says; on other devices it is the one below the finger and closest to the status
  /// bar.
  package func scrollsToTop(at location: CGPoint) -> UIScrollView? {
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
  /// Collects the visible scroll views in this view that scroll to their top, from back to front, with
  /// their frames in `window`.
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
