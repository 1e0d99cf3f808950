import Micro
import UIKit

/// The line of a creature as a row of portraits. Rings mark the cells that each has and the one before had not.
@available(iOS 16, *)
final class FamilyLineView: UIStackView {
  private let bodies: [Genome]
  private let pictures: [UIImageView]

  /// The size of a portrait, in points.
  private static let size = CGSize(width: 84, height: 60)
  /// The most portraits: the first body, and the last steps to the creature.
  static let most = 4

  /// Creates the row for a line of bodies, the oldest first.
  init(_ line: [Genome], name: String, palette: Palette, texts: Texts) {
    bodies = line.count > Self.most ? [line[0]] + line.suffix(Self.most - 1) : line
    pictures = bodies.map { _ in UIImageView() }
    super.init(frame: .zero)
    axis = .horizontal
    alignment = .center
    spacing = 4
    for (index, picture) in pictures.enumerated() {
      picture.contentMode = .scaleAspectFit
      picture.layer.cornerRadius = 8
      picture.clipsToBounds = true
      picture.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      picture.heightAnchor.constraint(equalToConstant: Self.size.height).isActive = true
      if index > 0 {
        // Bodies that are left out are three dots.
        let isGap = index == 1 && line.count > Self.most
        let sign = UIImageView(image: UIImage(systemName: isGap ? "ellipsis" : "chevron.right"))
        sign.tintColor = .tertiaryLabel
        sign.contentMode = .center
        sign.setContentHuggingPriority(.required, for: .horizontal)
        sign.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubview(sign)
      }
      addArrangedSubview(picture)
      if index > 0 {
        picture.widthAnchor.constraint(equalTo: pictures[0].widthAnchor).isActive = true
      }
    }
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIdentifier = "family-line"
    accessibilityLabel = texts[NemesisText.lineOf, ["name": name]]
    show(palette)
  }

  required init(coder: NSCoder) { fatalError("made in code") }

  /// Draws the portraits in the colours of light or dark mode.
  func show(_ palette: Palette) {
    for (index, picture) in pictures.enumerated() {
      let body = bodies[index]
      let new = index > 0 ? body.newCells(since: bodies[index - 1]).map(\.position) : []
      picture.image = Self.image(of: Figure(body), marking: new, palette: palette)
      picture.backgroundColor = palette.water.uiColor
    }
  }

  private static func image(
    of figure: Figure, marking places: [Vector], palette: Palette
  ) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
      Portrait.draw(figure, in: rect, palette: palette, renderer.cgContext)
      guard let frame = Portrait.frame(of: figure) else { return }
      let scale = min(rect.width / frame.width, rect.height / frame.height)
      renderer.cgContext.setStrokeColor(palette.rimLight.cgColor)
      renderer.cgContext.setLineWidth(2)
      for place in places {
        let center = CGPoint(
          x: rect.midX + (CGFloat(place.x) - frame.midX) * scale,
          y: rect.midY + (CGFloat(place.y) - frame.midY) * scale)
        let radius = max(0.75 * scale, 3)
        renderer.cgContext.strokeEllipse(
          in: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}
