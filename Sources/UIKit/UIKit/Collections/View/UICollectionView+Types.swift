import CoreGraphics
import Foundation

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The category of a view in a collection view.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The position of an item after scrolling to it. Use at most one vertical and one horizontal position;
  /// without any, the collection view scrolls as little as makes the item visible.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// A closure that receives whether the animation completed, and whether the transition did.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of a section's header in a flow layout.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}

/// Durations and lengths of collection views. They aren't documented: own choices.
enum CollectionMetrics {
  /// The duration of updates and changes of the layout, in seconds.
  static let updateDuration = 0.3
  /// The distance to an edge at which a moved item scrolls the content, in points.
  static let movementScrollZone: CGFloat = 60
  /// The greatest speed of that scrolling, in points per second.
  static let movementScrollSpeed: CGFloat = 600
}
