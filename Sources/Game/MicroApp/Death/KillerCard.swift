import Micro
import UIKit

/// The killer of the player's creature, as a card that can be kept.
@available(iOS 16, *)
final class KillerCard: PlateView {
  private let portrait = UIImageView()
  private let genome: Genome

  private let line: FamilyLineView?

  /// Creates the card of the creature that killed the player's.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - lineName: The name of its line in the dish; `nil` for that of its body.
  ///   - family: Its line, the oldest body first.
  ///   - keep: Keeps the killer; called at most once.
  init(
    _ killer: Ending.Killer, name callName: String, line lineName: String? = nil,
    family: [Genome], palette: Palette, texts: Texts,
    keep: @escaping () -> Void
  ) {
    genome = killer.genome
    let line =
      family.count > 1
      ? FamilyLineView(family, name: callName, palette: palette, texts: texts) : nil
    self.line = line
    portrait.layer.cornerRadius = 10
    portrait.clipsToBounds = true
    let title = UILabel(.footnote, .secondaryLabel, texts[DeathText.killer])
    let name = UILabel(
      .headline, .label,
      texts.fullName(callName, of: killer.genome, line: lineName))
    name.accessibilityIdentifier = "killer-name"
    let generation = UILabel(
      .subheadline, .secondaryLabel, texts.descent(of: killer.lineage.generation))
    var look = UIButton.Configuration.plain()
    look.contentInsets = .zero
    look.titleAlignment = .leading
    let button = UIButton(configuration: look)
    // In a narrow column its words need two lines.
    button.configurationUpdateHandler = { button in
      button.configuration?.title =
        texts[button.isEnabled ? DeathText.keepKiller : .keptKiller]
      button.configuration?.baseForegroundColor = button.isEnabled ? .accent : .secondaryLabel
    }
    button.contentHorizontalAlignment = .leading
    button.accessibilityIdentifier = "keep-killer"
    button.addAction(
      UIAction { [weak button] _ in
        keep()
        button?.isEnabled = false
      }, for: .touchUpInside)
    let waits = UILabel(.footnote, .label, texts[NemesisText.waits])
    let words = UIStackView([title, name, generation, button], axis: .vertical, spacing: 4)
    let row = UIStackView([portrait, words], spacing: 12)
    row.alignment = .center
    var parts: [UIView] = [row]
    if let line {
      parts.append(UILabel(.footnote, .secondaryLabel, texts[NemesisText.line]))
      parts.append(line)
      parts.append(UILabel(.caption1, .secondaryLabel, texts[NemesisText.changed]))
    }
    parts.append(waits)
    super.init(
      UIStackView(parts, axis: .vertical, spacing: 8), colour: .card,
      margins: NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
    accessibilityIdentifier = "killer"
    show(palette)
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: Self.size.width),
      portrait.heightAnchor.constraint(equalToConstant: Self.size.height),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static let size = CGSize(width: 120, height: 80)

  /// Draws the portrait in the colours of light or dark mode.
  func show(_ palette: Palette) {
    portrait.image = Portrait.image(of: genome, size: Self.size, palette: palette)
    portrait.backgroundColor = palette.water.uiColor
    line?.show(palette)
  }
}
