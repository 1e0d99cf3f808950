import Foundation

// Requests about scenes and icons. There is one scene, and no home screen.

/// The options for destroying a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// The options for destroying a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The system's animation while the window disappears.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The outcome for the content of a dismissed window.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    /// The content was completed, like a message that was sent.
    case commit = 2
    /// The content was discarded.
    case decline = 3
  }
}

/// The error of requests that create or destroy scenes, since there is only one scene.
struct MultipleScenesError: LocalizedError, CustomNSError {
  static var errorDomain: String { "UISceneErrorDomain" }
  /// `UISceneErrorMultipleScenesNotSupported`.
  var errorCode: Int { 0 }
  var errorDescription: String? { "The application does not support multiple scenes." }
}

/// The error of requests for another icon, since the application has no icon.
struct AlternateIconError: LocalizedError, CustomNSError {
  static var errorDomain: String { NSCocoaErrorDomain }
  /// `NSFeatureUnsupportedError`.
  var errorCode: Int { 3328 }
  var errorDescription: String? { "Alternate icons are not supported on Linux." }
}

extension UIApplication {
  /// Fails, like ``setAlternateIconName(_:completionHandler:)``.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw AlternateIconError()
  }
}
