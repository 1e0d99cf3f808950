import Foundation

// The rotation messages of applications from before there were scenes. Every application posts the
// notifications; the delegate is called only in applications without scenes.

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

  // The rotation messages of controllers from before size transitions.

  private func tellControllers(_ tell: (UIViewController) -> Void) {
    for window in allWindows where !window.isHidden { window.tellOfTurn(tell) }
  }

  /// Called when the interface has its new size, so that other changes can be animated with it.
  func animateTurn() {
    guard turnedFrom != nil else { return }
    let duration = statusBarOrientationAnimationDuration
    let orientation = statusBarOrientation
    tellControllers { $0.willAnimateRotation(to: orientation, duration: duration) }
  }

  /// Called when the rotation is over.
  func finishTurn() {
    guard let old = turnedFrom else { return }
    turnedFrom = nil
    tellControllers { $0.didRotate(from: old) }
  }
}
