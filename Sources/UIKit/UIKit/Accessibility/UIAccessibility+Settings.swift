import CoreGraphics
import Foundation

// Settings that can't change here, since the features behind them don't exist: a page has no hearing device,
// knows of no other inputs, and shows colours as they are. Each returns the value of a device on which it was
// never switched on, and its notification is never posted.

extension UIAccessibility {
  /// Whether the user controls the device with switches: browsers don't report it.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether a button for gestures is on the screen: there is none.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is locked to this application: this isn't possible.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether colours are inverted: the browser doesn't report it.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are shown as greys: the browser doesn't report it.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether sound comes from one channel: no sound is played here.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether the user wants captions: no films are played here.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether switches have labels: these don't.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether text buttons have shapes: these don't.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// Whether a selection can be read aloud: the browser's reader does that itself.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read aloud: the browser's reader does that itself.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether films may start by themselves: true, as on a device whose settings were never changed.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether shaking undoes: false, so that applications offer another way.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }

  /// The ears that have a hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The ears that have a paired hearing device: none.
  @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  // MARK: Zoom

  /// The kind of object that the zoom follows.
  public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }

  /// Reports the user's focus to a screen magnifier. The browser magnifies the page as a whole, so the call
  /// has no effect.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  // MARK: Guided access

  /// The state of one of the application's restrictions in guided access.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    case allow = 0
    case deny = 1
  }

  /// Returns that everything is allowed, as without guided access.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> UIAccessibility.GuidedAccessRestrictionState { .allow }

  /// Asks to lock the device to the application, which isn't possible: `completionHandler` receives false.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  // MARK: Notifications

  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when the contrast of the stage's traits changes.
  public static let darkerSystemColorsStatusDidChangeNotification =
    UIAccessibilityContrast.didChangeNotification
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The key of the technology in ``elementFocusedNotification``; which technology it is isn't known.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
