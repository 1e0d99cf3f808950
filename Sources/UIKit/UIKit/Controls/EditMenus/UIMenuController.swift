import CoreGraphics
import Foundation
import QuartzCore

/// The edit menu by its older name: one for all of an app, for what its first responder, or somebody
/// above it, says in `canPerformAction(_:withSender:)`.
///
///     cell.becomeFirstResponder()
///     UIMenuController.shared.showMenu(from: cell, rect: cell.bounds)
///
/// Superseded by `UIEditMenuInteraction`. It shows nothing without a first responder.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The position of the menu relative to its target.
  public enum ArrowDirection: Int, Sendable {
    /// Above, or below where there is no room.
    case `default` = 0
    /// The menu stands below.
    case up = 1
    /// The menu stands above.
    case down = 2
    /// As default: menus here stand above or below.
    case left = 3
    case right = 4
  }

  private static let only = UIMenuController()
  /// The one there is.
  open class var shared: UIMenuController { only }

  /// Which is set by the older way to show the menu.
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var showing: MenuShowing?

  /// Before and after the standard commands' showing; the frame's change comes with every new place.
  /// Their object is the controller.
  nonisolated public static let willShowMenuNotification =
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  nonisolated public static let didShowMenuNotification =
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  nonisolated public static let willHideMenuNotification =
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  nonisolated public static let didHideMenuNotification =
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  nonisolated public static let menuFrameDidChangeNotification =
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")

  // MARK: Contents

  /// Commands after the standard ones, also in the menus of texts.
  open var menuItems: [UIMenuItem]?

  /// The preferred position of the menu. Set it before the menu is shown.
  open var arrowDirection = ArrowDirection.default

  /// Determines again, while the menu is shown, which commands can be performed.
  open func update() { showing?.reload() }

  // MARK: Showing

  /// Whether the menu is shown. Setting it shows or hides it with animation.
  open var isMenuVisible: Bool {
    get { showing?.isShown ?? false }
    set { setMenuVisible(newValue, animated: true) }
  }

  /// The frame of the menu on the screen, in points; zero while it is hidden.
  open var menuFrame: CGRect { showing?.frame ?? .zero }

  /// Shows the menu for a rectangle of a view, in place of one that is shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    show(
      from: targetView, targetRect,
      elements: { [weak self, weak targetView] in
        guard let self, let first = targetView?.window?.firstResponder else { return [] }
        return EditMenuContents.commands(from: first, sender: self)
          + EditMenuContents.commands(of: menuItems, from: first, sender: self)
      })
  }

  /// Shows a menu of these commands; `ended` comes as soon as it begins to go, or has none.
  func show(
    from view: UIView, _ rect: CGRect, elements: @escaping () -> [UIMenuElement],
    ended: @escaping () -> Void = {}
  ) {
    hideMenu()
    let showing = MenuShowing(
      view, rect, elements: elements,
      tell: { [weak self] in NotificationCenter.default.post(name: $0, object: self) },
      ended: { [weak self] in
        if self?.showing === $0 { self?.showing = nil }
        ended()
      })
    self.showing = showing
    showing.present(arrowDirection)
  }

  /// Takes the menu away, if it is shown.
  open func hideMenu() { showing?.dismiss() }

  /// Takes the menu away, if it is shown for that view.
  open func hideMenu(from targetView: UIView) {
    if showing?.target === targetView { hideMenu() }
  }

  // MARK: Older ways

  /// The rectangle for which `setMenuVisible(_:animated:)` shows the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu for what `setTargetRect(_:in:)` said, or hides it; without animation in no time.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let change = {
      guard menuVisible else { return self.hideMenu() }
      if let view = self.targetView { self.showMenu(from: view, rect: self.targetRect) }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
}
