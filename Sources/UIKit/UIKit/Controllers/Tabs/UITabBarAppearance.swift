import QuartzCore

/// The appearance of a tab bar: its background and its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image: on phones in portrait.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { partsChanged() }
  }
  /// The appearance of items with the title next to the image: on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { partsChanged() }
  }
  /// The appearance of items with the title next to the image: on phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { partsChanged() }
  }

  /// The image behind the selected item, or nil.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The colour of `selectionIndicatorImage` if it is a template; nil means the bar's tint.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The way in which items share the bar's width, if the bar itself leaves it to the system.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// The width of an item in the middle, in points; 0 means the system's.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The distance between two items in the middle, in points; 0 means the system's.
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
