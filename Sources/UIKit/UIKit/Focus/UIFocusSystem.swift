import Foundation

/// The focus of a scene: on a tablet, where keys move it. A phone has none.
@preconcurrency @MainActor open class UIFocusSystem: _ValueObject {
  let engine: FocusEngine

  init(_ engine: FocusEngine) { self.engine = engine }

  /// The system that `environment` belongs to; nil outside of windows, and where there is no focus.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard let engine = FocusEngine.engine(of: environment) else { return nil }
    self.init(engine)
  }

  /// The system that `environment` belongs to; nil outside of windows, and where there is no focus.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusEngine.engine(of: environment)?.system
  }

  /// The item that has the focus; nil while nobody uses the keyboard to get about.
  open weak var focusedItem: (any UIFocusItem)? { engine.focusedItem }

  /// Moves the focus to an environment, before the next frame, while there is a focus to move.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    engine.request(environment)
  }

  /// Does now what was asked for.
  open func updateFocusIfNeeded() { engine.updateIfNeeded() }

  nonisolated open override func _isEqual(to object: Any) -> Bool {
    (object as? UIFocusSystem)?.engine === engine
  }

  nonisolated open override var hash: Int { ObjectIdentifier(engine).hashValue }

  /// The focus moved; the object is the context.
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// A key would have moved the focus, and there was nothing there.
  public static let movementDidFailNotification =
    NSNotification.Name("UIFocusMovementDidFailNotification")
  /// The key of the ``UIFocusUpdateContext`` in the notifications.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the ``UIFocusAnimationCoordinator`` in ``didUpdateNotification``.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}
