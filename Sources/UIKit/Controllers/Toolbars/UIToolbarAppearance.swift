import QuartzCore

/// How a toolbar looks: its background and its buttons.
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Makes the default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeButtons()
  }

  /// Makes an appearance with the background of `barAppearance`, and its buttons if it is for
  /// toolbars.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    takeButtons(of: barAppearance)
    observeButtons()
  }

  /// Makes the default appearance; what an archive holds is read later.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    observeButtons()
  }

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observeButtons() }
  }
  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { observeButtons() }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    takeButtons(of: other)
    observeButtons()
  }

  private func takeButtons(of barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }

  private func observeButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  /// A copy for an owner, who hears of its changes.
  func owned(_ onChange: @escaping () -> Void) -> UIToolbarAppearance {
    let copy = copy()
    copy.onChange = onChange
    return copy
  }
}
