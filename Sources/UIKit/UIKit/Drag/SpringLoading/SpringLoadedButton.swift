import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests above the button triggers it like a tap; `false` by default.
  public var isSpringLoaded: Bool {
    get { springInteraction != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let interaction = springInteraction { return removeInteraction(interaction) }
      addInteraction(
        ButtonSpring { interaction, _ in
          guard let button = interaction.view as? UIButton, button.isEnabled else { return }
          button._sendActions(for: [.touchUpInside, .primaryActionTriggered], with: nil)
        })
    }
  }

  private var springInteraction: UIInteraction? { interactions.first { $0 is ButtonSpring } }
}

/// Distinguishes a button's own interaction from those that an app adds.
private final class ButtonSpring: UISpringLoadedInteraction {}
