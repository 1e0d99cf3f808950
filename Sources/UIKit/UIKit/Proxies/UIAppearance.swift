/// A class whose objects look as a proxy says, unless they have been told otherwise.
///
/// A proxy's values are given to views when they enter a window, and to bar items when they are shown;
/// those that are there already stay as they are.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all objects of the class and of its subclasses.
  static func appearance() -> Self

  /// The proxy of the objects that lie in objects of these classes, the nearest one first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy of the objects whose traits contain these.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy of the objects with these traits that lie in objects of these classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// The containers of views with looks of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
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

extension UIBarItem: UIAppearance {
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

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
