import QuartzCore

/// An item of a tab bar: an image, a title and perhaps a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The view that currently shows the item.
  weak var button: UITabBarButton?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an empty item; the contents of an archive are set afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title and an image, which is drawn in the bar's colour.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and an image for either state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image of the selected item; nil keeps the normal image.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text in a capsule at the image's corner, or nil.
  open var badgeValue: String? { didSet { didChange() } }
  /// The capsule's colour; nil means the bar's, which is red unless its appearance sets another.
  open var badgeColor: UIColor? { didSet { didChange() } }
  /// The offset of the title, in points, right and down.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// The bar's appearance while this item is selected; nil means the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
  /// The appearance while no content is under the bar; nil means the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }

  /// Sets the attributes of the badge's text in a state; nil restores the bar's.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    didChange()
  }

  /// Returns the attributes set for a state, or nil.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  package override func didChange() { button?.itemDidChange() }
}
