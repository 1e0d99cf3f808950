import QuartzCore

/// An item of a bar: a title or an image that can be enabled.
@preconcurrency @MainActor
open class UIBarItem: _AccessibleObject, @MainActor UIAccessibilityIdentification {
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an empty item; the contents of an archive are read later.
  public required init?(coder: NSCoder) { super.init() }

  /// The text, or nil.
  open var title: String? { didSet { didChange() } }
  /// The image, drawn in the tint colour, or nil.
  open var image: UIImage? { didSet { didChange() } }
  /// The insets of the image's edges, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// The image in the lower bars of phones in landscape; nil means `image`.
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// The insets of the edges of `landscapeImagePhone`, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// Whether the item can be chosen. True by default.
  open var isEnabled = true { didSet { didChange() } }
  /// A number for use by the app.
  open var tag = 0

  /// A name for the item in tests; the view that shows it has the same identifier.
  open var accessibilityIdentifier: String? { didSet { didChange() } }

  /// Sets the attributes of the title in a state; nil restores the bar's.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  /// Returns the attributes set for a state, or nil.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
      ?? AppearanceProxies.shared.first(for: self) { $0.titleAttributes[state.rawValue] }
  }

  /// Called after the item was loaded from a storyboard and its outlets are connected.
  ///
  /// Not isolated to an actor, like `UIResponder.awakeFromNib()`.
  nonisolated open func awakeFromNib() {}

  /// Called only by Interface Builder, on the instance that it draws; never called here.
  nonisolated open func prepareForInterfaceBuilder() {}

  /// Notifies the bar that shows the item that its appearance has changed.
  package func didChange() {}
}
