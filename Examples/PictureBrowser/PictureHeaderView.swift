import ElasticHeaders
import UIKit

/// The first picture with the browser's title on a blurred plate.
final class PictureHeaderView: StretchyTableHeaderView {
  private let picture = UIImageView()
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
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
    plate.contentView.addSubview(title)
    for view in [picture, plate, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    let area = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      plate.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      plate.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: plate.contentView.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: plate.contentView.leadingAnchor, constant: 14),
      title.trailingAnchor.constraint(equalTo: plate.contentView.trailingAnchor, constant: -14),
      title.bottomAnchor.constraint(equalTo: plate.contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
