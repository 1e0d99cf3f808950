import Foundation

// The turning messages of applications before there were scenes. Notifications come in every
// application, and the delegate hears of it in applications without scenes.

extension UIApplication {
  func willTurn(to orientation: UIInterfaceOrientation) {
    let duration = statusBarOrientationAnimationDuration
    tellControllers { $0.willRotate(to: orientation, duration: duration) }
    NotificationCenter.default.post(
      name: Self.willChangeStatusBarOrientationNotification, object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: orientation.rawValue])
    guard ApplicationManifest.main.scenes == nil else { return }
    delegate?.application(
      self, willChangeStatusBarOrientation: orientation, duration: duration)
  }

  func didTurn(from orientation: UIInterfaceOrientation) {
    turnedFrom = orientation
    NotificationCenter.default.post(
      name: Self.didChangeStatusBarOrientationNotification, object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: orientation.rawValue])
    guard ApplicationManifest.main.scenes == nil else { return }
    delegate?.application(self, didChangeStatusBarOrientation: orientation)
  }

  // The turning messages of controllers before they heard of sizes.

  private func tellControllers(_ tell: (UIViewController) -> Void) {
    for window in allWindows where !window.isHidden { window.tellOfTurn(tell) }
  }

  /// The interface has its new size, and what changes with it may be animated.
  func animateTurn() {
    guard turnedFrom != nil else { return }
    let duration = statusBarOrientationAnimationDuration
    let orientation = statusBarOrientation
    tellControllers { $0.willAnimateRotation(to: orientation, duration: duration) }
  }

  /// The turn is over.
  func finishTurn() {
    guard let old = turnedFrom else { return }
    turnedFrom = nil
    tellControllers { $0.didRotate(from: old) }
  }
}
