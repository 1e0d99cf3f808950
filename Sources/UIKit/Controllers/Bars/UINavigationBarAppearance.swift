import QuartzCore

/// How a navigation bar looks: its background, its title and its buttons.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeButtons()
  }

  /// Makes an appearance with the background of `barAppearance`, and its texts if it is for
  /// navigation bars.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    takeTexts(of: barAppearance)
    observeButtons()
  }

  /// Makes the default appearance; what an archive holds is read later.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    observeButtons()
  }

  /// Over the title's default: 17 pt semibold in the label's colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Over the large title's default: 34 pt bold in the label's colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Moves the title, in points, right and down.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observeButtons() }
  }
  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { observeButtons() }
  }
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observeButtons() }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    takeTexts(of: other)
    observeButtons()
  }

  private func takeTexts(of barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
  }

  private func observeButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  /// A copy for an owner, who hears of its changes: bars and items copy what is assigned to them,
  /// as on iOS, and what they give out is theirs.
  func owned(_ onChange: @escaping () -> Void) -> UINavigationBarAppearance {
    let copy = copy()
    copy.onChange = onChange
    return copy
  }
}
