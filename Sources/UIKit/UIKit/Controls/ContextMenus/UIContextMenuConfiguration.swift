import Foundation
import QuartzCore

/// Makes the controller whose view is shown above a menu, or none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu from what the system suggests; nil shows none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// One showing of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Which way a menu's elements stand.
  public enum ElementOrder: Int, Sendable {
    /// As priority.
    case automatic = 0
    /// The first element is nearest to what the menu belongs to.
    case priority = 1
    /// The first element is on top.
    case fixed = 2
  }

  /// Tells menus of one interaction apart.
  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Further items that the menu is for, as a collection view's other selected ones.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many items the menu is for, where that is not one more than the secondary ones.
  open var badgeCount = 0
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: a unique one of its own when nil.
  ///   - previewProvider: asked when the menu is shown; without one the view itself is shown.
  ///   - actionProvider: asked when the menu is shown; without one there is no menu below the preview.
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
