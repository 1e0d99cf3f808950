import QuartzCore

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of a button.
  public enum Style: Int, Sendable {
    /// A choice.
    case `default` = 0
    /// Leaves everything as it is; an alert has at most one.
    case cancel = 1
    /// Changes or deletes something; red.
    case destructive = 2
  }

  let handler: ((UIAlertAction) -> Void)?
  weak var row: AlertActionView?

  /// A button without a title that does nothing.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Makes a button; `handler` runs when it has been chosen and the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The button's text.
  open private(set) var title: String?
  /// The button's meaning.
  open private(set) var style: Style
  /// Whether the button can be chosen. True by default.
  open var isEnabled = true { didSet { row?.update() } }
}
