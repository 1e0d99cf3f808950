import QuartzCore

/// How a toolbar looks: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partsChanged() }
  }
  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partsChanged() }
  }

  override var parts: [any BarAppearancePart] { [buttonAppearance, doneButtonAppearance] }

  override func takeLooks(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}
