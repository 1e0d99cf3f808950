import QuartzCore

/// Something that can have the focus: a view, or what an app draws into one.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may come here, now.
  var canBecomeFocused: Bool { get }
  /// Whether the focus is here.
  var isFocused: Bool { get }
  /// The item's place in its container's coordinate space.
  var frame: CGRect { get }
  /// How the item looks while it is focused; nil is not at all, for items that show it themselves.
  var focusEffect: UIFocusEffect? { get }
  /// How much the item wants the focus that comes to its group. The engine's own priority of the item is
  /// the least that counts.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items in this one can be focused as well.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  public var isFocused: Bool { FocusEngine.engine(of: self)?.focusedItem === self }
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
}

/// Who knows the items in a part of the hierarchy.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that touch a rectangle of that space. They needn't be willing to take the focus now; what
  /// is in them is asked of them.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the items that it focuses.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// How much an item wants the focus that comes to its group; the greatest priority gets it.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable,
  _UIKitNumericRawRepresentable
{
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The least, which every item has.
  public static let ignored = UIFocusGroupPriority(0)
  /// The one of its group that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// More important than others, as a selected row is.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The one that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
