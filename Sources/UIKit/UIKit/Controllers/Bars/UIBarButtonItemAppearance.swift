import QuartzCore

/// How bar buttons look, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _CopiedObject {
  var onChange: (() -> Void)?
  /// Whose default the appearance starts from: regular or semibold text.
  private(set) var style: UIBarButtonItem.Style

  /// Makes the default appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    connect()
  }

  /// Makes the default appearance; what an archive holds is read later.
  public required init(coder: NSCoder) {
    style = .plain
    super.init()
    connect()
  }

  /// Takes back all changes, and starts from the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
    onChange?()
  }

  /// The button at rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While it cannot be chosen.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While a remote control or keyboard is at it; kept, for nothing is focused here.
  public let focused = UIBarButtonItemStateAppearance()
  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// An appearance of the same class that looks the same and changes on its own.
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

/// How bar buttons look in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// Over the default: 17 pt in the tint colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Moves the title, in points, right and down.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Behind the button, or nil.
  public var backgroundImage: UIImage? { didSet { onChange?() } }
  /// Moves the image behind the button, in points, right and down.
  public var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  func take(_ other: UIBarButtonItemStateAppearance) {
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
