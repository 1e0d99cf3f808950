import QuartzCore

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, _RawValued, Hashable, Sendable
{
  public let _rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { _rawValue = rawValue }
  /// The controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, _RawValued, Hashable, Sendable {
  public let _rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { _rawValue = rawValue }
  /// The view that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
