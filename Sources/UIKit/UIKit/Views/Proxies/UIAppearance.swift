/// A class whose objects take their default look from a proxy.
///
/// Views take the proxy's values when they enter a window, and bar items when they are shown. Existing
/// ones don't change.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class and its subclasses.
  static func appearance() -> Self

  /// Returns the proxy for objects inside objects of these classes, innermost class first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy for objects whose traits include these.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for objects with these traits that are inside objects of these classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A container whose contents can have their own look.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self { AppearanceProxies.shared.proxy(of: self) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.proxy(of: self, in: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.proxy(of: self, for: trait)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.proxy(of: self, for: trait, in: containerTypes)
  }
}

extension UIBarItem: UIAppearance {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
