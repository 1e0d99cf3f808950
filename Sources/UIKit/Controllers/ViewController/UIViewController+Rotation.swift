/// Turning with the device, as it was told of before iOS 8.
extension UIViewController {
  /// Tells the children of a turn, if they hear of turns.
  func forwardRotation(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardRotationMethods() else { return }
    for child in childControllers { tell(child) }
  }
}
