import QuartzCore

/// A part of a bar: a title or an image that can be enabled.
@preconcurrency @MainActor
open class UIBarItem: _AccessibleObject, @MainActor UIAccessibilityIdentification {
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an empty item; what an archive holds is read later.
  public required init?(coder: NSCoder) { super.init() }

  /// The text, or nil.
  open var title: String? { didSet { didChange() } }
  /// The image, drawn in the tint colour, or nil.
  open var image: UIImage? { didSet { didChange() } }
  /// Moves the image's edges inwards, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// The image in the lower bars of phones in landscape; nil shows `image`.
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// Moves the edges of `landscapeImagePhone` inwards, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// Whether the item can be chosen. True by default.
  open var isEnabled = true { didSet { didChange() } }
  /// A number for the app's own use.
  open var tag = 0

  /// Names the item for tests; the view that shows it carries it.
  open var accessibilityIdentifier: String? { didSet { didChange() } }

  /// Sets the attributes of the title in a state; nil brings the bar's back.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  /// The attributes set for a state, or nil.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
      ?? AppearanceProxies.shared.first(for: self) { $0.titleAttributes[state.rawValue] }
  }

  /// Called after the item was loaded from a storyboard and its outlets are connected.
  ///
  /// Belongs to no actor, as `UIResponder.awakeFromNib()`.
  nonisolated open func awakeFromNib() {}

  /// Interface Builder alone calls it, on the instance that it draws; it is never called here.
  nonisolated open func prepareForInterfaceBuilder() {}

  /// Notifies the bar that shows the item that its appearance has changed.
  package func didChange() {}
}
