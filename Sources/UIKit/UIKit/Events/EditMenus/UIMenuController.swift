import CoreGraphics
import Foundation
import QuartzCore

/// The edit menu under its older name: one for the whole app, with the commands that the first responder, or
/// a responder above it, allows in `canPerformAction(_:withSender:)`.
///
///     cell.becomeFirstResponder()
///     UIMenuController.shared.showMenu(from: cell, rect: cell.bounds)
///
/// Superseded by `UIEditMenuInteraction`. It shows nothing without a first responder.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The position of the menu relative to its target.
  public enum ArrowDirection: Int, Sendable {
    /// Above, or below if there is no space above.
    case `default` = 0
    /// The menu is below.
    case up = 1
    /// The menu is above.
    case down = 2
    /// The same as default: menus here are above or below.
    case left = 3
    case right = 4
  }

  private static let only = UIMenuController()
  /// The only menu controller.
  open class var shared: UIMenuController { only }

  /// The target view set by the older API.
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var showing: MenuShowing?

  /// The first of the notifications before and after the menu is shown and hidden, and when its frame
  /// changes, as for each new position. Their object is the controller.
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

  /// Shows the menu for a rectangle of a view, in place of a shown one.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    show(
      from: targetView, targetRect,
      elements: { [weak self, weak targetView] in
        guard let self, let first = targetView?.window?.firstResponder else { return [] }
        return EditMenuContents.commands(from: first, sender: self)
          + EditMenuContents.commands(of: menuItems, from: first, sender: self)
      })
  }

  /// Shows a menu of these commands; `ended` is called when it begins to disappear, or if it has none.
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

  /// Hides the menu, if it is shown.
  open func hideMenu() { showing?.dismiss() }

  /// Hides the menu, if it is shown for that view.
  open func hideMenu(from targetView: UIView) {
    if showing?.target === targetView { hideMenu() }
  }

  // MARK: Older API

  /// Sets the rectangle for which `setMenuVisible(_:animated:)` shows the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu for the rectangle of `setTargetRect(_:in:)`, or hides it; immediately if not animated.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let change = {
      guard menuVisible else { return self.hideMenu() }
      if let view = self.targetView { self.showMenu(from: view, rect: self.targetRect) }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
}
