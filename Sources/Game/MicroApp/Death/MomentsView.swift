import UIKit

/// The last seconds of a life as a row of pictures.
@available(iOS 16, *)
final class MomentsView: UIStackView {
  private let moments: [Still]
  private var pictures: [UIImageView] = []

  /// The side of a picture as it is drawn, in points; it is shown as large as there is space.
  private static let side: CGFloat = 104

  init(_ moments: [Still], palette: Palette, texts: Texts) {
    self.moments = moments
    super.init(frame: .zero)
    axis = .horizontal
    distribution = .fillEqually
    spacing = 8
    for _ in moments {
      let picture = UIImageView()
      picture.contentMode = .scaleAspectFill
      picture.layer.cornerRadius = 8
      picture.clipsToBounds = true
      picture.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      picture.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
      pictures.append(picture)
      addArrangedSubview(picture)
    }
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIdentifier = "moments"
    accessibilityLabel = texts[DeathText.moments]
    show(palette)
  }

  required init(coder: NSCoder) { fatalError("made in code") }

  /// Draws the pictures in the colours of light or dark mode.
  func show(_ palette: Palette) {
    let area = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    for (moment, picture) in zip(moments, pictures) {
      picture.image = UIGraphicsImageRenderer(size: area.size).image { renderer in
        moment.draw(in: area, palette: palette, renderer.cgContext)
      }
    }
  }
}
