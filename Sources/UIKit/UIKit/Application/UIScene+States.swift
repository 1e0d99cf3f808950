import Foundation

extension UIScene {
  /// Moves the scene to the foreground.
  func activate() {
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  /// Moves the scene to the background.
  func enterBackground() {
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
