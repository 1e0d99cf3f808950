import QuartzCore

/// The appearance of bar buttons for each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _CopiedObject {
  var onChange: (() -> Void)?
  /// The style with whose defaults the appearance starts: regular or semibold text.
  private(set) var style: UIBarButtonItem.Style

  /// Creates the default appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    connect()
  }

  /// Creates the default appearance; the contents of an archive are read later.
  public required init(coder: NSCoder) {
    style = .plain
    super.init()
    connect()
  }

  /// Discards all changes, and starts with the defaults of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
    onChange?()
  }

  /// The appearance of the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a focused button; stored only, because bar buttons aren't focused here.
  public let focused = UIBarButtonItemStateAppearance()
  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Returns a copy of the same class, which can be changed separately.
  open func copy() -> Self {
    let copy = Self.makeDynamic()
    copy.style = style
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  override func copyOfSelf() -> _CopiedObject { copy() as UIBarButtonItemAppearance }

  private func connect() {
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }
}

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The title's attributes, which override the defaults: 17 pt in the tint colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points, right and down.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// The image behind the button, or nil.
  public var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The offset of the image behind the button, in points, right and down.
  public var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  func take(_ other: UIBarButtonItemStateAppearance) {
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
