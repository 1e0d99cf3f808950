import Foundation

/// The focus of a scene. It exists on a tablet, where keys move it, but not on a phone.
@preconcurrency @MainActor open class UIFocusSystem: _ValueObject {
  let engine: FocusEngine

  init(_ engine: FocusEngine) { self.engine = engine }

  /// Creates the system of `environment`. Returns nil outside of windows, and on devices without a
  /// focus.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard let engine = FocusEngine.engine(of: environment) else { return nil }
    self.init(engine)
  }

  /// Returns the system of `environment`, or nil outside of windows and on devices without a focus.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusEngine.engine(of: environment)?.system
  }

  /// The focused item, or nil while the user doesn't navigate by keyboard.
  open weak var focusedItem: (any UIFocusItem)? { engine.focusedItem }

  /// Moves the focus to an environment before the next frame, if there is a focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    engine.request(environment)
  }

  /// Performs a requested update immediately.
  open func updateFocusIfNeeded() { engine.updateIfNeeded() }

  nonisolated open override func _isEqual(to object: Any) -> Bool {
    (object as? UIFocusSystem)?.engine === engine
  }

  nonisolated open override var hash: Int { ObjectIdentifier(engine).hashValue }

  /// Posted after the focus moved. The object is the update context.
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key would have moved the focus but there was no item in that direction.
  public static let movementDidFailNotification =
    NSNotification.Name("UIFocusMovementDidFailNotification")
  /// The key of the ``UIFocusUpdateContext`` in the notifications.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the ``UIFocusAnimationCoordinator`` in ``didUpdateNotification``.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}
