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

  override var parts: [any BarAppearancePart] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  override func takeLooks(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }
}
