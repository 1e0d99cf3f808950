import QuartzCore

extension UIApplication {
  /// Posted with the application as object when memory is short.
  public static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// Reports low memory to the delegate, to observers of the notification, and to the controllers from
  /// those of the windows on.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(
      name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in allWindows { window.rootViewController?.spreadMemoryWarning() }
  }
}

extension UIViewController {
  fileprivate func spreadMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.spreadMemoryWarning() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.spreadMemoryWarning()
    }
  }
}
