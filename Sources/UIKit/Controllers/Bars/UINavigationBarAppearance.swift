import QuartzCore

/// How a navigation bar looks: its background, its title and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Over the title's default: 17 pt semibold in the label's colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Over the large title's default: 34 pt bold in the label's colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Moves the title, in points, right and down.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partsChanged() }
  }
  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partsChanged() }
  }
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partsChanged() }
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
  }
}
