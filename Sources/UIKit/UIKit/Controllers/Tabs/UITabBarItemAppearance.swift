import QuartzCore

/// The appearance of a tab bar's items for each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _CopiedObject {
  /// The layout of image and title.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title next to the image.
    case inline = 1
    /// The title next to the image, in the lower bar of phones in landscape.
    case compactInline = 2
  }

  var onChange: (() -> Void)?
  private(set) var style: Style

  /// Creates the default appearance of stacked items.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates the default appearance of a style.
  public init(style: Style) {
    self.style = style
    super.init()
    connect()
  }

  /// Creates the default appearance; the contents of an archive are read later.
  public required init(coder: NSCoder) {
    style = .stacked
    super.init()
    connect()
  }

  /// Discards all changes, and starts with the defaults of a style.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in states { state.take(UITabBarItemStateAppearance()) }
    onChange?()
  }

  /// The appearance of a normal item.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled item.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of a focused item; stored only, because tab bar items aren't focused here.
  public let focused = UITabBarItemStateAppearance()
  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Returns a copy of the same class, which can be changed separately.
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

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  /// The title's attributes, which override the defaults: medium, in the colour of the image, 10 pt, or
  /// 13 pt next to the image.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points, right and down.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The colour of the image; nil is the bar's tint for a selected item, and gray otherwise.
  public var iconColor: UIColor? { didSet { onChange?() } }
  /// The badge's colour; nil is red.
  public var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// Attributes that override the badge's defaults: 13 pt in white.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the badge, in points, right and down.
  public var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// The offset of the text of the badge within it, in points, right and down.
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
