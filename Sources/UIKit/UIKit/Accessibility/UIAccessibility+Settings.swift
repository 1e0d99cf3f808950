import CoreGraphics
import Foundation

// Settings that nobody can change here, since what they change isn't there: a page has no hearing
// device, no other inputs that it knows of, and shows colours as they are. Each has the one answer of a
// device where it was never switched on, and its notification is never posted.

extension UIAccessibility {
  /// Whether the user controls the device with switches: browsers don't tell.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether a button for gestures lies on the screen: there is none.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is locked to this application: it can't be.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether colours are inverted: what the browser does with them isn't known.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are shown as greys: as with inverted ones.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether sound comes from one channel: nothing here plays sound.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether the user wants captions: nothing here plays films.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether switches carry labels: ours don't.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons of text have shapes: ours don't.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// Whether a selection can be read aloud: the browser's reader does that by itself.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read aloud: as with a selection.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether films may start by themselves: true, as on a device that was never changed.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether a shake undoes: false, so that applications offer another way.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }

  /// Ears with a hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The ears with a hearing device that is paired: none.
  @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  // MARK: Zoom

  /// The subject that the zoom follows.
  public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }

  /// Tells a magnifying glass where the user's attention is. The browser magnifies a page as a whole, so
  /// nothing follows.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  // MARK: Guided access

  /// The state of a restriction of the application's in guided access.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    case allow = 0
    case deny = 1
  }

  /// Everything is allowed, as without guided access.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> UIAccessibility.GuidedAccessRestrictionState { .allow }

  /// Asks to lock the device to the application, which isn't possible: `completionHandler` gets false.
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
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
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
  /// The key of the technology in ``elementFocusedNotification``; it isn't known which one it is.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
