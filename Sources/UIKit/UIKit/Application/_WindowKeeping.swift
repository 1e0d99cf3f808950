/// The window property of application and scene delegates.
///
/// On iOS the property is an optional requirement, so that reading it from a delegate gives an optional of an
/// optional, `delegate?.window??.rootViewController`. Swift only has optional requirements for Objective-C's
/// protocols. So the requirement is in this protocol, where overload resolution prefers it less, and each
/// delegate protocol has the property with the type that iOS's callers expect.
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
  /// The scene's window, stored by the delegate.
  public var window: UIWindow?? { .some((self as any _WindowKeeping).window) }
}
