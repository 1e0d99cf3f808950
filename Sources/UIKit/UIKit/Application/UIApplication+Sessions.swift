import Foundation

// Requests about scenes and icons. There is one scene, and no home screen.

/// How a scene is to be taken away.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a scene with windows is to be taken away.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The system's animation while the window goes.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The fate of the content of a window that goes.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    /// The content was completed, as a message that was sent.
    case commit = 2
    /// The content was given up.
    case decline = 3
  }
}

/// There is one scene only, and so none to be made or taken away.
struct MultipleScenesError: LocalizedError, CustomNSError {
  static var errorDomain: String { "UISceneErrorDomain" }
  /// `UISceneErrorMultipleScenesNotSupported`.
  var errorCode: Int { 0 }
  var errorDescription: String? { "The application does not support multiple scenes." }
}

/// The application has no icon that could be exchanged.
struct AlternateIconError: LocalizedError, CustomNSError {
  static var errorDomain: String { NSCocoaErrorDomain }
  /// `NSFeatureUnsupportedError`.
  var errorCode: Int { 3328 }
  var errorDescription: String? { "Alternate icons are not supported on Linux." }
}

extension UIApplication {
  /// As ``setAlternateIconName(_:completionHandler:)``: fails.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw AlternateIconError()
  }
}
