import Foundation

/// Keeps responders' activities beside them: most responders have none.
@MainActor enum ResponderActivities {
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func activity(of responder: UIResponder) -> NSUserActivity? {
    objc_getAssociatedObject(responder, key) as? NSUserActivity
  }

  static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
    objc_setAssociatedObject(responder, key, activity, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension UIResponder: UIUserActivityRestoring {}
