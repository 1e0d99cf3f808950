import QuartzCore

/// The appearance of a navigation bar: its background, its title and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes, which override the defaults: 17 pt semibold in the label's colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The large title's attributes, which override the defaults: 34 pt bold in the label's colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The offset of the title, in points, right and down.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partsChanged() }
  }
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partsChanged() }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partsChanged() }
  }

  /// The image that was set to replace the chevron, or nil.
  private(set) var ownBackIndicator: UIImage?
  private var ownBackIndicatorMask: UIImage?

  /// The image of the back button's indicator.
  open var backIndicatorImage: UIImage { ownBackIndicator ?? Self.chevron }

  /// The mask for titles that move over the indicator; stored only, because titles fade here instead.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownBackIndicatorMask ?? ownBackIndicator ?? Self.chevron
  }

  /// Sets both images, or restores the chevron unless there are both.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    ownBackIndicator = isWhole ? backIndicatorImage : nil
    ownBackIndicatorMask = isWhole ? backIndicatorTransitionMaskImage : nil
    changed()
  }

  private static var chevron: UIImage {
    UIImage(systemName: "chevron.backward", withConfiguration: BarMetrics.symbolConfiguration)
      ?? UIImage()
  }

  override var parts: [any BarAppearancePart] {
    [buttonAppearance, doneButtonAppearance, backButtonAppearance]
  }

  override func takeLooks(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    ownBackIndicator = other.ownBackIndicator
    ownBackIndicatorMask = other.ownBackIndicatorMask
  }
}
