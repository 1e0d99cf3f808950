/// The window that delegates of applications and of scenes may keep.
///
/// On iOS the property is an optional requirement: who asks a delegate for it gets an optional of an
/// optional, `delegate?.window??.rootViewController`. Swift has optional requirements for
/// Objective-C's protocols alone, so the requirement stands here, where it is the second choice, and
/// each protocol has the property that iOS's callers see.
@preconcurrency @MainActor public protocol _WindowKeeping: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowKeeping {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window of an application without scenes.
  public var window: UIWindow?? { .some((self as any _WindowKeeping).window) }
}

extension UIWindowSceneDelegate {
  /// The scene's window, kept by the delegate.
  public var window: UIWindow?? { .some((self as any _WindowKeeping).window) }
}
