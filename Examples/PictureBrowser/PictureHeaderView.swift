import ElasticHeaders
import UIKit

/// The first picture, with the browser's title on a translucent blurred plate.
final class PictureHeaderView: StretchyTableHeaderView {
  private let picture = UIImageView()
  private static let blur = UIBlurEffect(style: .systemMaterial)
  private let plate = UIVisualEffectView(effect: PictureHeaderView.blur)
  private let vibrancy = UIVisualEffectView(
    effect: UIVibrancyEffect(blurEffect: PictureHeaderView.blur, style: .label))
  private let title = UILabel()

  init(image: UIImage, title text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 240))
    picture.image = image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.accessibilityTraits = .header
    plate.layer.cornerRadius = 10
    plate.clipsToBounds = true
    contentView.addSubview(picture)
    contentView.addSubview(plate)
    plate.contentView.addSubview(vibrancy)
    vibrancy.contentView.addSubview(title)
    for view in [picture, plate, vibrancy, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let area = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      plate.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      plate.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      vibrancy.topAnchor.constraint(equalTo: plate.contentView.topAnchor, constant: 8),
      vibrancy.leadingAnchor.constraint(equalTo: plate.contentView.leadingAnchor, constant: 14),
      vibrancy.trailingAnchor.constraint(equalTo: plate.contentView.trailingAnchor, constant: -14),
      vibrancy.bottomAnchor.constraint(equalTo: plate.contentView.bottomAnchor, constant: -8),
      title.topAnchor.constraint(equalTo: vibrancy.contentView.topAnchor),
      title.leadingAnchor.constraint(equalTo: vibrancy.contentView.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: vibrancy.contentView.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: vibrancy.contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
