import CoreGraphics
import Foundation

/// A button that a swipe over a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    /// An action with a grey background by default.
    case normal = 0
    /// An action that deletes something, with a red background.
    case destructive = 1
  }

  /// A handler that performs the action. Its arguments are the action, the button, and a function
  /// to call with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  /// The image above the title, or in place of it.
  open var image: UIImage?

  private var ownColor: UIColor?

  /// The background colour. The default depends on the style. Setting it to `nil` restores the
  /// default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}

/// The buttons that a swipe from one edge reveals, outermost first.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over most of the row performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true
}

/// The older kind of button, only for trailing swipes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  open private(set) var style: Style
  open var title: String?
  /// The background colour. The default depends on the style.
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
}
