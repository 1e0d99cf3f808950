import QuartzCore

/// An app's own command in an edit menu, shown if a responder from the first responder upwards implements its
/// action.
///
///     UIMenuController.shared.menuItems = [
///       UIMenuItem(title: "Quote", action: Selector("quote(_:)", MessageCell.quote))
///     ]
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title in the menu.
  open var title: String
  /// A method that takes the sender, which is the menu controller.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
