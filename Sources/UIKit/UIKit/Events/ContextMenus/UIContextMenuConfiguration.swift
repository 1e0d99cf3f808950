import Foundation
import QuartzCore

/// A closure that returns the controller whose view is shown above a menu, or nil.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that makes a menu from the suggested elements; nil shows none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// One presentation of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The same as priority.
    case automatic = 0
    /// The first element is nearest to the menu's source.
    case priority = 1
    /// The first element is on top.
    case fixed = 2
  }

  /// An identifier that distinguishes menus of one interaction.
  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Further items that the menu applies to, such as a collection view's other selected ones.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items that the menu applies to, if it isn't one more than the number of secondary
  /// ones.
  open var badgeCount = 0
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; a unique one if nil.
  ///   - previewProvider: Called when the menu is shown; without one the view itself is shown.
  ///   - actionProvider: Called when the menu is shown; without one there is no menu below the preview.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
