import UIKit

/// A picture that fills the header, and a title on a plate in its lower corner.
///
/// The picture is pinned to the edges, so it stretches and extends under the bars. The plate is constrained to
/// the margins, which stay clear of the bars. The constraints determine the header's height.
@available(iOS 16, *)
final class PondHeader: UIView {
  let picture = UIImageView(image: UIImage(named: "PondLife", in: .module, with: nil))
  let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  let title = UILabel()
  let subtitle = UILabel()
  let texts = UIStackView()

  /// - Parameter room: The minimum distance from the bars to the plate, in points.
  init(title: String, subtitle: String = "", room: CGFloat = 132) {
    super.init(frame: .zero)
    accessibilityIdentifier = "header"
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    // The picture fills the header and doesn't determine its height.
    picture.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    picture.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    picture.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 12
    self.title.text = word(title)
    self.title.font = .preferredFont(forTextStyle: .title2)
    self.title.accessibilityTraits = .header
    self.subtitle.text = word(subtitle)
    self.subtitle.font = .preferredFont(forTextStyle: .footnote)
    self.subtitle.isHidden = subtitle.isEmpty
    texts.axis = .vertical
    texts.spacing = 2
    for label in [self.title, self.subtitle] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      texts.addArrangedSubview(label)
    }
    addSubview(picture)
    addSubview(plate)
    plate.contentView.addSubview(texts)
    for view in [picture, plate, texts] { view.translatesAutoresizingMaskIntoConstraints = false }
    let margins = layoutMarginsGuide
    // This constraint gives way before the labels do when the header shrinks to a minimum height.
    let distance = plate.topAnchor.constraint(
      greaterThanOrEqualTo: margins.topAnchor, constant: room)
    distance.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      distance,
      plate.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      plate.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor, constant: -16),
      plate.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: plate.contentView.topAnchor, constant: 8),
      texts.leadingAnchor.constraint(equalTo: plate.contentView.leadingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: plate.contentView.trailingAnchor, constant: -12),
      texts.bottomAnchor.constraint(equalTo: plate.contentView.bottomAnchor, constant: -8),
    ])
  }

  /// The height in points at which the plate fills the header, for any text and text size. A header that
  /// shrinks to a bar keeps this height.
  var barHeight: CGFloat { plate.bounds.height + 24 }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This header is made in code.") }
}
