import ElasticHeaders
import Micro
import UIKit

/// A table header that shows a creature in its water, and its name on a blurred plate. It stretches when pulled, and
/// reports touches.
@available(iOS 16, *)
final class PortraitHeaderView: StretchyTableHeaderView {
  /// Called when the portrait is touched.
  var onTouch: (() -> Void)?
  let portrait = UIImageView()
  private let water = GradientView()
  private let button = UIControl()
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let title = UILabel(.headline)
  private let subtitle = UILabel(.footnote)

  /// Creates a header that has no portrait yet.
  ///
  /// - Parameter height: The height at rest, in points.
  init(height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    contentView.clipsToBounds = true
    portrait.contentMode = .scaleAspectFit
    // It takes what the words leave, whatever the size of its picture.
    portrait.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    plate.layer.cornerRadius = 10
    plate.clipsToBounds = true
    // The header has a fixed height, of which larger words would leave the portrait nothing.
    plate.maximumContentSizeCategory = .accessibilityMedium
    for label in [title, subtitle] { label.isAccessibilityElement = false }
    button.isAccessibilityElement = true
    button.accessibilityTraits = [.image, .button]
    button.accessibilityIdentifier = "portrait"
    button.addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
    let words = UIStackView([title, subtitle], axis: .vertical)
    plate.contentView.embed(
      words, margins: NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
    contentView.embed(water)
    contentView.addPlaced([portrait])
    contentView.embed(button)
    contentView.addPlaced([plate])
    plate.isUserInteractionEnabled = false
    NSLayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      portrait.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
      portrait.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
      portrait.bottomAnchor.constraint(equalTo: plate.topAnchor, constant: -8),
      plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      plate.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      plate.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows a creature.
  func show(_ genome: Genome, title: String, subtitle: String, in texts: Texts, _ palette: Palette)
  {
    self.title.text = title
    self.subtitle.text = subtitle
    water.show(inner: palette.water, outer: palette.deep)
    portrait.image = Portrait.image(
      of: genome, size: CGSize(width: 480, height: 260), palette: palette)
    button.accessibilityLabel = texts[CreaturesText.portrait, ["name": title]]
    button.accessibilityValue = subtitle
    button.accessibilityHint = texts[CreaturesText.portraitHint]
  }
}
