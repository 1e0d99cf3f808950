import Micro
import UIKit

/// The original creature next to the current one; both stretch when pulled.
@available(iOS 16, *)
final class CompareHeader: UIView {
  private let before = UIImageView()
  private let now = UIImageView()
  private let arrow = UIImageView(image: UIImage(systemName: "arrow.right"))
  private let beforeLabel = UILabel(.caption1, .secondaryLabel, lines: 1)
  private let nowLabel = UILabel(.caption1, .secondaryLabel, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIdentifier = "portraits"
    for view in [before, now] {
      view.contentMode = .scaleAspectFit
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      view.setContentHuggingPriority(.defaultLow, for: .vertical)
      view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    for label in [beforeLabel, nowLabel] { label.textAlignment = .center }
    arrow.tintColor = .accent
    arrow.contentMode = .center
    arrow.setContentHuggingPriority(.required, for: .horizontal)
    let pictures = UIStackView(
      [
        UIStackView([before, beforeLabel], axis: .vertical, spacing: 4), arrow,
        UIStackView([now, nowLabel], axis: .vertical, spacing: 4),
      ], spacing: 12)
    addPlaced([pictures])
    let height = pictures.heightAnchor.constraint(greaterThanOrEqualToConstant: 120)
    let margins = layoutMarginsGuide
    let bottom = pictures.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      pictures.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      pictures.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      pictures.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
      bottom, height, before.widthAnchor.constraint(equalTo: now.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(before old: Genome, now new: Genome, texts: Texts, palette: Palette) {
    backgroundColor = palette.water.uiColor
    let size = CGSize(width: 180, height: 120)
    before.image = Portrait.image(of: old, size: size, palette: palette)
    now.image = Portrait.image(of: new, size: size, palette: palette)
    beforeLabel.text = texts[EditorText.before]
    nowLabel.text = texts[EditorText.now]
    accessibilityLabel = texts[EditorText.bothPortraits]
  }
}
