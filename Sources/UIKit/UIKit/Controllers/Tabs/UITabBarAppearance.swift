import QuartzCore

/// How a tab bar looks: its background and its choices.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How choices look whose title is below the image: on phones held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { partsChanged() }
  }
  /// How choices look whose title is beside the image: on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { partsChanged() }
  }
  /// How choices look whose title is beside the image: on phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { partsChanged() }
  }

  /// Behind the selected choice, or nil.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The colour of `selectionIndicatorImage` where it is a template; nil takes the bar's tint.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// How choices share the bar's width where the bar itself leaves it to the system.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// The width of a choice in the middle, in points; 0 is the system's.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The room between two choices in the middle, in points; 0 is the system's.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  override var parts: [any BarAppearancePart] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  override func takeLooks(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
