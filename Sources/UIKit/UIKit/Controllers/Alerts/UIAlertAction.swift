import QuartzCore

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor UIAccessibilityIdentification {
  /// The role of a button.
  public enum Style: Int, Sendable {
    /// A normal choice.
    case `default` = 0
    /// Changes nothing; an alert has at most one.
    case cancel = 1
    /// Changes or deletes data; red.
    case destructive = 2
  }

  let handler: ((UIAlertAction) -> Void)?
  /// The parts that apps set by key-value coding, although Apple doesn't document them.
  var looks = Looks() { didSet { row?.update() } }
  weak var row: AlertActionView?

  /// Creates a button without a title and without an effect.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Creates a button; `handler` is called when it has been chosen and the alert has disappeared.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The button's text.
  open private(set) var title: String?
  /// The button's role.
  open private(set) var style: Style
  /// Whether the button can be chosen. True by default.
  open var isEnabled = true { didSet { row?.update() } }
  /// A name for tests, which the button has too.
  open var accessibilityIdentifier: String? { didSet { row?.update() } }
}

extension UIAlertAction {
  /// The colours, image and mark of a button.
  struct Looks {
    var titleColor: UIColor?
    var titleAlignment = NSTextAlignment.center
    var image: UIImage?
    var imageColor: UIColor?
    var isChecked = false
  }

  /// The alignment as a number. Apps also pass texts, which count as 0, the left side, on iOS.
  var alignmentValue: Any? {
    get { looks.titleAlignment.rawValue }
    set { looks.titleAlignment = (newValue as? Int).flatMap(NSTextAlignment.init) ?? .left }
  }
}
