import QuartzCore

/// How a tab bar looks: its background and its choices.
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Makes the default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeItems()
  }

  /// Makes an appearance with the background of `barAppearance`, and its choices if it is for tab
  /// bars.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    takeItems(of: barAppearance)
    observeItems()
  }

  /// Makes the default appearance; what an archive holds is read later.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    observeItems()
  }

  /// How choices look whose title is below the image: on phones held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { observeItems() }
  }
  /// How choices look whose title is beside the image: on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { observeItems() }
  }
  /// How choices look whose title is beside the image: on phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { observeItems() }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    takeItems(of: other)
    observeItems()
  }

  private func takeItems(of barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }

  private func observeItems() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  /// A copy for an owner, who hears of its changes.
  func owned(_ onChange: @escaping () -> Void) -> UITabBarAppearance {
    let copy = copy()
    copy.onChange = onChange
    return copy
  }
}
