import QuartzCore

/// How the choices of a tab bar look, state by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _CopiedObject {
  /// How image and title lie.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, in the lower bar of phones in landscape.
    case compactInline = 2
  }

  var onChange: (() -> Void)?
  private(set) var style: Style

  /// Makes the default appearance of stacked choices.
  public convenience override init() { self.init(style: .stacked) }

  /// Makes the default appearance of a style.
  public init(style: Style) {
    self.style = style
    super.init()
    connect()
  }

  /// Makes the default appearance; what an archive holds is read later.
  public required init(coder: NSCoder) {
    style = .stacked
    super.init()
    connect()
  }

  /// Takes back all changes, and starts from the default of a style.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in states { state.take(UITabBarItemStateAppearance()) }
    onChange?()
  }

  /// A choice at rest.
  public let normal = UITabBarItemStateAppearance()
  /// The choice that is selected.
  public let selected = UITabBarItemStateAppearance()
  /// A choice that cannot be selected.
  public let disabled = UITabBarItemStateAppearance()
  /// While a remote control or keyboard is at it; kept, for nothing is focused here.
  public let focused = UITabBarItemStateAppearance()
  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// An appearance of the same class that looks the same and changes on its own.
  open func copy() -> Self {
    let copy = Self.makeDynamic()
    copy.style = style
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  override func copyOfSelf() -> _CopiedObject { copy() as UITabBarItemAppearance }

  private func connect() {
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }
}

/// How the choices of a tab bar look in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The title's attributes, which override the defaults: medium, in the colour of the image, 10 pt, or
  /// 13 pt next to the image.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Moves the title, in points, right and down.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The colour of the image; nil is the bar's tint when selected, and gray.
  public var iconColor: UIColor? { didSet { onChange?() } }
  /// The badge's colour; nil is red.
  public var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// Over the default of the badge's text: 13 pt in white.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Moves the badge, in points, right and down.
  public var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Moves the text of the badge within it, in points, right and down.
  public var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  func take(_ other: UITabBarItemStateAppearance) {
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}
