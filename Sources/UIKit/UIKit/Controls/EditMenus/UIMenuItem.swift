import QuartzCore

/// A command of an app's own in an edit menu: shown where somebody from the first responder upwards does
/// its action.
///
///     UIMenuController.shared.menuItems = [
///       UIMenuItem(title: "Quote", action: Selector("quote(_:)", MessageCell.quote))
///     ]
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// As it is read in the menu.
  open var title: String
  /// A method that takes the sender, the menu controller.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
