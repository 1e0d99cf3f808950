import CoreGraphics
import OozeKernel

/// The on-screen keyboard, as windows, responders and scroll views see it.
@preconcurrency @MainActor protocol InputPanel: AnyObject, Sendable {
  init(application: UIApplication)

  /// Shows or hides the keyboard for the key window's first responder.
  func update()
  /// Reloads the first responder's views, which may have changed.
  func reload()
  /// Moves the keyboard to the bottom after the screen's size changed.
  func screenDidChange()
  /// Keeps a guide at the keyboard's frame.
  func add(_ guide: UIKeyboardLayoutGuide)
  /// Moves the keyboard with a finger, whose height on the screen is given in points.
  func follow(fingerAt y: CGFloat)
  /// Called when the finger lets go of the keyboard, with its velocity in points per second.
  func letGo(velocity: CGFloat)
}

extension UIApplication {
  /// The class of the keyboard.
  nonisolated static let inputPanelClass = ServiceSlot<any InputPanel.Type>(
    of: "UIKit", ifEmpty: "there is no on-screen keyboard")
}
