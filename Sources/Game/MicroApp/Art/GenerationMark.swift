import Micro
import UIKit

/// The mark of a creature's generation: dots around its nucleus, one for each birth since the first of its line
/// (F-LOOK-09).
@available(iOS 16, *)
struct GenerationMark: Hashable, Sendable {
  /// The number of dots, 1 … `most`.
  let dots: Int

  /// The most dots that can be told apart.
  static let most = 8
  /// The extent of the picture from its centre, in cell lengths.
  static let extent: CGFloat = 0.6

  /// Creates the mark of a generation; `nil` for the first of a line.
  init?(generation: Int) {
    guard generation > 0 else { return nil }
    dots = min(generation, Self.most)
  }

  private static let ring: CGFloat = 0.5
  private static let radius: CGFloat = 0.075

  /// Draws the dots clockwise from the top, in cell lengths around the origin.
  func draw(_ palette: Palette, in context: CGContext) {
    for dot in 0..<dots {
      let angle = 2 * CGFloat.pi * (CGFloat(dot) / CGFloat(Self.most) - 0.25)
      let center = CGPoint(x: Self.ring * cos(angle), y: Self.ring * sin(angle))
      for (radius, colour) in [
        (Self.radius + 0.03, palette.water), (Self.radius, palette.colour(of: .nucleus)),
      ] {
        context.setFillColor(colour.cgColor)
        context.fillEllipse(
          in: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}

@available(iOS 16, *)
extension Sprite {
  /// Adds the mark of a generation to the picture of a nucleus.
  @MainActor func add(_ generation: Int, _ palette: Palette) {
    guard let mark = GenerationMark(generation: generation) else { return }
    let sprite = Sprite()
    sprite.show(SpriteSheet.picture(of: mark, palette: palette))
    sprite.position = CGPoint(x: bounds.midX, y: bounds.midY)
    allowsGroupOpacity = false
    addSublayer(sprite)
  }
}
