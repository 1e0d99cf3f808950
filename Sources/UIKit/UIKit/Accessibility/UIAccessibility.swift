import CoreGraphics
import Foundation

/// Notifications to assistive software, and the user's settings that concern it.
///
/// The settings are those of the stage: no reader runs in a test, and everything is off unless
/// ``AccessibilityCenter/settings`` turn it on. Settings that can't change here are in
/// `UIAccessibility+Settings.swift`.
public struct UIAccessibility {
  private init() {}

  /// An event that is reported to assistive software.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen changed. The argument is the element to move to, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen is shown. The argument is the element to move to, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A text, given as the argument, should be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// Content scrolled by a page. The argument is a text with the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive software.
  @preconcurrency @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    UIApplication.shared.accessibilityCenter.post(notification, argument)
  }

  /// Returns the element on which assistive software is focused.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    UIApplication.shared.accessibilityCenter.focus
  }

  /// Kinds of assistive software.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  // MARK: Coordinates

  /// Returns `rect` in points of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    view.frameOnScreen(of: rect) ?? view.convert(rect, to: nil)
  }

  /// Returns `path` in points of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let unit = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(
      CGAffineTransform(
        a: unit.width, b: 0, c: 0, d: unit.height, tx: unit.minX, ty: unit.minY))
    return copy
  }

  // MARK: Settings

  @MainActor private static var settings: AccessibilitySettings {
    UIApplication.shared.accessibilityCenter.settings
  }

  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    settings.isVoiceOverRunning
  }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    settings.reducesMotion
  }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    settings.reducesTransparency
  }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldText }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    settings.prefersCrossFade
  }
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    settings.differentiatesWithoutColor
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// The user's accessibility settings, as a stage sets them.
package struct AccessibilitySettings: Equatable, Sendable {
  package var isVoiceOverRunning = false
  package var reducesMotion = false
  var reducesTransparency = false
  var isBoldText = false
  var prefersCrossFade = false
  var differentiatesWithoutColor = false

  package init() {}

  /// Returns the notifications for the settings that differ from `old`.
  func changes(since old: AccessibilitySettings) -> [NSNotification.Name] {
    let flags: [(KeyPath<AccessibilitySettings, Bool>, NSNotification.Name)] = [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (\.isBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (\.prefersCrossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
      (
        \.differentiatesWithoutColor,
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
    ]
    return flags.filter { self[keyPath: $0.0] != old[keyPath: $0.0] }.map(\.1)
  }
}
