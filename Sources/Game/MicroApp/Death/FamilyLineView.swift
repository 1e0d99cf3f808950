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
    bodies = Self.shown(of: line)
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
      picture.image = UIGraphicsImageRenderer(size: Self.size).image { renderer in
        Self.draw(
          bodies[index], since: index > 0 ? bodies[index - 1] : nil,
          in: CGRect(origin: .zero, size: Self.size), palette: palette, renderer.cgContext)
      }
      picture.backgroundColor = palette.water.uiColor
    }
  }

  /// Returns the bodies of a line that are shown: the first one and the last ones.
  static func shown(of line: [Genome]) -> [Genome] {
    line.count > most ? [line[0]] + line.suffix(most - 1) : line
  }

  /// Draws a body of a line, with rings around the cells that the one before had not.
  static func draw(
    _ body: Genome, since before: Genome?, in rect: CGRect, palette: Palette, _ context: CGContext
  ) {
    let figure = Figure(body)
    let rect = rect.insetBy(dx: 4, dy: 4)
    Portrait.draw(figure, in: rect, palette: palette, context)
    guard let before, let frame = Portrait.frame(of: figure) else { return }
    let scale = min(rect.width / frame.width, rect.height / frame.height)
    context.setStrokeColor(palette.rimLight.cgColor)
    context.setLineWidth(min(max(0.25 * scale, 0.8), 2))
    for place in body.newCells(since: before).map(\.position) {
      let center = CGPoint(
        x: rect.midX + (CGFloat(place.x) - frame.midX) * scale,
        y: rect.midY + (CGFloat(place.y) - frame.midY) * scale)
      let radius = max(0.75 * scale, 3)
      context.strokeEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
