import Foundation

extension UIScene {
  /// The options of a request for another scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open var requestingScene: UIScene?
  }
}

extension UIWindowScene {
  /// The present geometry of a window scene.
  open class Geometry: NSObject {
    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }

    open private(set) var interfaceOrientation: UIInterfaceOrientation
  }

  /// An application's preferences for a scene's geometry.
  open class GeometryPreferences: NSObject {
    /// The orientations that an application asks for.
    public final class iOS: UIWindowScene.GeometryPreferences {
      /// The orientations; an empty set makes no change.
      let interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      public override init() {
        interfaceOrientations = []
        super.init()
      }
    }
  }

  public var effectiveGeometry: UIWindowScene.Geometry { Geometry(interfaceOrientation) }

  /// Whether the scene fills the screen: always true.
  public var isFullScreen: Bool { true }

  /// Rotates the scene into one of the orientations if the controllers in front allow it; otherwise
  /// `errorHandler` receives an error.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !wanted.isEmpty, !wanted.contains(interfaceOrientation.mask)
    else { return }
    let allowed = keyWindow?.supportedInterfaceOrientations ?? .all
    let choices: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard
      let choice = choices.first(where: { wanted.contains($0.mask) && allowed.contains($0.mask) })
    else {
      errorHandler?(GeometryError(wanted: wanted, allowed: allowed))
      return
    }
    turn?(choice)
  }
}

/// The error if the controllers in front allow none of the requested orientations.
struct GeometryError: LocalizedError, CustomNSError {
  let wanted: UIInterfaceOrientationMask
  let allowed: UIInterfaceOrientationMask

  static var errorDomain: String { "UISceneErrorDomain" }
  /// `UISceneErrorGeometryRequestDenied`.
  var errorCode: Int { 101 }

  var errorDescription: String? {
    "None of the requested orientations are supported by the view controller. Requested: "
      + "\(wanted.rawValue); Supported: \(allowed.rawValue)"
  }
}
