import Micro
import UIKit

/// Draws links: tapered strands between membranes, in a soft sheath of the creature's skin (F-LOOK-04).
///
/// The strands are those of `BodyPicture`, so that files, lists and the dish look the same.
@available(iOS 16, *)
@MainActor enum LinkArt {
  enum State: Hashable, Sendable {
    case calm
    /// The link is about to tear.
    case strained
  }

  /// Returns the image of a link from left to right, for lists and buttons.
  ///
  /// - Parameter size: The size of the image, in points.
  static func image(for type: LinkType, size: CGSize, palette: Palette) -> UIImage {
    let key = ImageKey(type: type, width: size.width, height: size.height, palette: palette)
    return images.image(for: key) {
      UIGraphicsImageRenderer(size: size).image { renderer in
        let context = renderer.cgContext
        let length = size.width * 0.86
        context.translateBy(x: (size.width - length) / 2, y: size.height / 2)
        context.scaleBy(x: length, y: length)
        context.paint(BodyPicture.strand(of: type, in: palette.colour(of: type)))
      }
    }
  }

  /// Draws a link from (0, 0) to (1, 0), y down.
  static func draw(
    _ type: LinkType, state: State = .calm, skin: Colour, palette: Palette, in context: CGContext
  ) {
    if type != .nerve { drawSheath(skin, palette, in: context) }
    let colour = palette.colour(of: type)
    switch state {
    case .calm: context.paint(BodyPicture.strand(of: type, in: colour))
    case .strained:
      // Pale and thin, with a frayed line.
      context.setAlpha(0.6)
      context.paint(BodyPicture.strand(of: type, in: colour.mixed(with: palette.dangerous, 0.5)))
      context.setAlpha(1)
      context.setStrokeColor(palette.dangerous.cgColor)
      context.setLineWidth(0.05)
      context.setLineDash(phase: 0, lengths: [0.08, 0.1])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)])
      context.setLineDash(phase: 0, lengths: [])
    }
  }

  /// The extent of a link's picture from its axis, in cell lengths.
  static let extent: CGFloat = 0.5

  /// Draws a band of the skin's colour with soft edges, which visually holds the creature together.
  private static func drawSheath(_ skin: Colour, _ palette: Palette, in context: CGContext) {
    let opacity: Float = palette.ground == .darkField ? 0.055 : 0.05
    context.setLineCap(.butt)
    context.setStrokeColor(skin.with(opacity: opacity).cgColor)
    for width in [0.36, 0.48, 0.6, 0.7] as [CGFloat] {
      context.setLineWidth(width)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)])
    }
  }

  private struct ImageKey: Hashable {
    let type: LinkType
    let width: CGFloat
    let height: CGFloat
    let palette: Palette
  }

  private static var images = ImageCache<ImageKey>(limit: 8 << 20)
}
