import CoreGraphics
import Foundation

/// A button that a swipe over a row shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    /// Grey unless it has a colour of its own.
    case normal = 0
    /// Red: it deletes something.
    case destructive = 1
  }

  /// Does the action. It gets the action and the button; call the last argument with whether it was
  /// done.
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
  /// Above the title, or instead of it.
  open var image: UIImage?

  private var ownColor: UIColor?

  /// By the style unless set, and again when set to `nil`.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}

/// The buttons that a swipe from one edge shows: the first is the outermost one.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over most of the row does the first action; `true` by default.
  open var performsFirstActionWithFullSwipe = true
}

/// The older kind of button, for trailing swipes alone.
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
  /// By the style unless set.
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
}
