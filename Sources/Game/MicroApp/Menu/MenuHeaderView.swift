import UIKit

/// The menu's header: a dish with living creatures, and the title in its corner.
@available(iOS 16, *)
final class MenuHeaderView: UIView {
  let dish: LivingDishView
  private let game: Game
  private let scrim = ScrimView()
  private let statusScrim = ScrimView(isDeepAbove: true)
  private let title = UILabel()
  private let subtitle = UILabel()

  init(game: Game) {
    self.game = game
    dish = LivingDishView(game: game)
    super.init(frame: .zero)
    clipsToBounds = true
    title.font = Self.titleFont
    title.accessibilityTraits = .header
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    let words = UIStackView([title, subtitle], axis: .vertical)
    for view in [title, subtitle] {
      view.adjustsFontForContentSizeCategory = true
      view.numberOfLines = 0
    }
    embed(dish)
    addPlaced([scrim, statusScrim, words])
    let area = layoutMarginsGuide
    NSLayoutConstraint.activate([
      // Gives way when the header stretches, and when large text needs more space.
      heightAnchor.constraint(equalToConstant: Self.height).with(.defaultLow),
      scrim.topAnchor.constraint(equalTo: words.topAnchor, constant: -48),
      scrim.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrim.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrim.bottomAnchor.constraint(equalTo: bottomAnchor),
      // Under the status bar, and a little below it.
      statusScrim.topAnchor.constraint(equalTo: topAnchor),
      statusScrim.leadingAnchor.constraint(equalTo: leadingAnchor),
      statusScrim.trailingAnchor.constraint(equalTo: trailingAnchor),
      statusScrim.bottomAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      words.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 120),
      // Aligned with the rows below, also on a wide screen.
      words.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor, constant: 20),
      words.trailingAnchor.constraint(
        equalTo: readableContentGuide.trailingAnchor, constant: -20),
      words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
    settingsDidChange()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static let height: CGFloat = 320

  /// The font of large titles in bars, in bold.
  private static var titleFont: UIFont {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle)
    guard let bold = style.fontDescriptor.withSymbolicTraits(.traitBold) else { return style }
    return UIFont(descriptor: bold, size: 0)
  }

  /// Gives the dish away, to fill the window: the header then has only the title.
  func lendDish() -> UIView {
    dish.removeFromSuperview()
    dish.translatesAutoresizingMaskIntoConstraints = true
    // The words over it stay readable.
    dish.alpha = 0.55
    for scrim in [scrim, statusScrim] { scrim.isHidden = true }
    return dish
  }

  /// Takes the dish back into the header.
  func takeDishBack() {
    dish.removeFromSuperview()
    dish.alpha = 1
    embed(dish)
    sendSubviewToBack(dish)
    for scrim in [scrim, statusScrim] { scrim.isHidden = false }
  }

  /// Applies the language, the palette and the motion that the player chose.
  func settingsDidChange() {
    title.text = game.texts[MenuText.title]
    subtitle.text = game.texts[MenuText.subtitle]
    title.textColor = .label
    subtitle.textColor = .secondaryLabel
    dish.settingsDidChange()
  }
}
