import QuartzCore

/// An object that can have the focus: a view, or something that an app draws into one.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused now.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// The item's frame in its container's coordinate space.
  var frame: CGRect { get }
  /// The item's appearance while it is focused. Nil means none, for items that draw it themselves.
  var focusEffect: UIFocusEffect? { get }
  /// The item's priority when the focus enters its group. The engine's own priority for the item is the
  /// minimum.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items inside this one can be focused as well.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  public var isFocused: Bool { FocusEngine.engine(of: self)?.focusedItem === self }
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
}

/// An object that provides the items in a part of the hierarchy.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that intersect a rectangle of that space.
  ///
  /// They don't have to be focusable now. Items inside them are requested from them.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to focused items.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// The priority of an item when the focus enters its group. The item with the highest priority receives
/// it.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable,
  _UIKitNumericRawRepresentable
{
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The lowest priority, which every item has.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the last focused item in a group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// A raised priority, such as that of a selected row.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the focused item.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
