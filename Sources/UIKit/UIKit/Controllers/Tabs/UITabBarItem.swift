import QuartzCore

/// One of a tab bar's choices: an image, a title and perhaps a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The view that shows the item just now.
  weak var button: TabBarButton?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an empty item; what an archive holds is set afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title and an image, which is drawn in the bar's colour.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and an image for either state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Shown in place of the image while the item is selected; nil keeps the image.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text in a capsule at the image's corner, or nil.
  open var badgeValue: String? { didSet { didChange() } }
  /// The capsule's colour; nil takes the bar's, red unless its appearance says other.
  open var badgeColor: UIColor? { didSet { didChange() } }
  /// Moves the title, in points, right and down.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// The bar's look while this item is selected; nil takes the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
  /// The look while no content is under the bar; nil takes the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }

  /// Sets the attributes of the badge's text in a state; nil brings the bar's back.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    didChange()
  }

  /// The attributes set for a state, or nil.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  package override func didChange() { button?.itemDidChange() }
}
