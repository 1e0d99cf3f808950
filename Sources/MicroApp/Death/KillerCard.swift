import Micro
import UIKit

/// What killed one's creature, as a card that can be kept.
final class KillerCard: UIView {
  /// - Parameter keep: Keeps it; called once at most.
  init(_ killer: Ending.Killer, palette: Palette, texts: Texts, keep: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .card
    layer.cornerRadius = 16
    accessibilityIdentifier = "killer"
    let portrait = UIImageView(
      image: Portrait.image(
        of: killer.genome, size: CGSize(width: 120, height: 80), palette: palette))
    portrait.backgroundColor = palette.water.uiColor
    portrait.layer.cornerRadius = 10
    portrait.clipsToBounds = true
    let title = Self.label(texts[DeathText.killer], .footnote, .secondaryLabel)
    let name = Self.label(killer.genome.name.description, .headline, .label)
    name.accessibilityIdentifier = "killer-name"
    let generation = Self.label(
      texts[DeathText.generation, ["generation": "\(killer.lineage.generation)"]], .subheadline,
      .secondaryLabel)
    let button = UIButton(type: .system)
    button.setTitle(texts[DeathText.keepKiller], for: .normal)
    button.setTitle(texts[DeathText.keptKiller], for: .disabled)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.contentHorizontalAlignment = .leading
    button.accessibilityIdentifier = "keep-killer"
    button.addAction(
      UIAction { [weak button] _ in
        keep()
        button?.isEnabled = false
      }, for: .touchUpInside)
    let words = UIStackView(arrangedSubviews: [title, name, generation, button])
    words.axis = .vertical
    words.spacing = 4
    let row = UIStackView(arrangedSubviews: [portrait, words])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      portrait.widthAnchor.constraint(equalToConstant: 120),
      portrait.heightAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ colour: UIColor)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = colour
    label.numberOfLines = 0
    return label
  }
}
