import CoreGraphics
import Foundation

/// The position of an edit menu relative to its target.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above, or below where there is no room.
  case automatic = 0
  /// The menu stands below.
  case up = 1
  /// The menu stands above.
  case down = 2
  /// As automatic: menus here stand above or below.
  case left = 3
  case right = 4
}

/// One showing of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Tells menus of one interaction apart.
  open private(set) var identifier: AnyHashable
  /// The point that the menu is for, in points of the interaction's view; a delegate's rectangle goes
  /// before.
  open private(set) var sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameter identifier: a unique one of its own when `nil`.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Runs what belongs to a menu's coming or going along with it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The content of a menu, and its place. Everything may be left out.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; `nil` shows none. Without the method it is the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu must not cover, in points of the interaction's view; the null
  /// rectangle leaves it to the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { onMainActor(suggestedActions) { UIMenu(children: $0) } }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
