import UIKit

/// A row: a picture and its name.
final class PictureCell: UITableViewCell {
  let picture = UIImageView()
  private let name = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0
    // The table keeps rows beside a notch; a row that passes the home indicator must not shrink.
    contentView.insetsLayoutMarginsFromSafeArea = false
    for view in [picture, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    let bottom = picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      picture.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 108),
      picture.heightAnchor.constraint(equalToConstant: 72),
      bottom,
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      // A large name makes the row higher.
      name.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      name.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ image: UIImage, _ text: String) {
    picture.image = image
    name.text = text
  }
}
