import Micro
import UIKit

/// Draws cells: a translucent disc with a thin brighter membrane, a soft inner gradient, and a glyph that identifies
/// the type without colour (F-LOOK-02).
///
/// The glyphs are those of `BodyPicture`, so that files, lists and the dish look the same.
@available(iOS 16, *)
@MainActor enum CellArt {
  /// The light around a cell.
  enum Rim: Hashable, Sendable {
    /// A faint glow of its own colour.
    case plain
    /// The warm light of the player's creature.
    case player
  }

  /// Returns the image of a cell that looks to the right, for lists and buttons.
  ///
  /// - Parameters:
  ///   - side: The side of the image in points, including parts that stick out of the cell.
  ///   - hue: The hue of the skin, 0 … 1, for plain cells.
  static func image(
    for type: CellType, side: CGFloat, palette: Palette, hue: Float = 0.45
  ) -> UIImage {
    let key = ImageKey(type: type, side: side, palette: palette, hueStep: Skin.step(of: hue))
    return images.image(for: key) {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
        let context = renderer.cgContext
        context.translateBy(x: side / 2, y: side / 2)
        let scale = side / 2 / extent(of: type)
        context.scaleBy(x: scale, y: scale)
        draw(type, skin: Skin.colour(step: key.hueStep, palette), palette: palette, in: context)
      }
    }
  }

  /// Draws a cell of radius 1 around the origin, looking along x, with y down.
  ///
  /// - Parameters:
  ///   - skin: The colour of plain cells.
  ///   - isSoft: Whether it is a cell of the tail, which is lighter.
  static func draw(
    _ type: CellType, skin: Colour, palette: Palette, rim: Rim = .plain, isSoft: Bool = false,
    in context: CGContext
  ) {
    let own = type == .body ? skin : palette.colour(of: type)
    let colour = isSoft ? own.mixed(with: palette.softness, softening) : own
    drawGlow(colour, palette, rim, in: context)
    switch palette.ground {
    case .darkField: drawDisc(colour, over: palette.water, in: context)
    case .paper: drawPlate(colour, over: palette.water, in: context)
    }
    context.paint(BodyPicture.glyph(of: type, in: colour))
  }

  /// The part of light in the colour of a tail (F-LOOK-10).
  private static let softening: Float = 0.5

  /// Returns whether a cell is drawn in the direction in which it looks. The others are upright: their glyphs have no
  /// direction.
  static func turns(_ type: CellType) -> Bool {
    switch type {
    case .mouth, .spike, .eye, .nose, .touch, .flagellum, .storage, .toxinGland, .jet, .adhesive:
      true
    case .nucleus, .body, .armour, .photocyte, .electrocyte, .pacemaker: false
    }
  }

  /// Returns the extent of a cell's picture from its centre, in radii.
  static func extent(of type: CellType) -> CGFloat {
    switch type {
    // The whip and the spike extend to 2.4 and 1.9, cones and lashes to 1.9 and 1.4.
    case .flagellum: 2.5
    case .spike, .eye: 2
    default: glow
    }
  }

  /// The radius at which the glow has faded.
  private static let glow: CGFloat = 1.45

  private static func drawGlow(
    _ colour: Colour, _ palette: Palette, _ rim: Rim, in context: CGContext
  ) {
    switch (rim, palette.ground) {
    case (.plain, .paper): break
    case (.plain, .darkField):
      context.paintRadially([
        (0.9, colour.with(opacity: 0.26)), (1.12, colour.with(opacity: 0.1)),
        (1.4, colour.with(opacity: 0)),
      ])
    case (.player, _):
      context.paintRadially([
        (0.9, palette.rimLight.with(opacity: 0.6)), (1.1, palette.rimLight.with(opacity: 0.3)),
        (glow, palette.rimLight.with(opacity: 0)),
      ])
      context.strokeCircle(radius: 1.04, width: 0.07, palette.rimLight.with(opacity: 0.85))
    }
  }

  /// Draws a disc that is dark in the middle and bright at the edge, as dark-field light shows a living cell. The water
  /// behind it hides most of what is under the cell.
  private static func drawDisc(_ colour: Colour, over water: Colour, in context: CGContext) {
    context.paintRadially([(0.97, water.with(opacity: 0.82)), (1, water.with(opacity: 0))])
    context.paintRadially([
      (0, colour.with(opacity: 0.3)), (0.45, colour.with(opacity: 0.22)),
      (0.8, colour.with(opacity: 0.3)), (0.95, colour.with(opacity: 0.62)),
      (1, colour.with(opacity: 0.1)),
    ])
    // A twelfth of the radius; its middle is half of that inside of the edge.
    context.strokeCircle(
      radius: 1 - 1 / 24, width: 1 / 12, colour.mixed(with: Colour(0xFFFFFF), 0.35))
  }

  /// Draws a flat wash with a line of ink.
  private static func drawPlate(_ colour: Colour, over paper: Colour, in context: CGContext) {
    context.paintRadially([(0.97, paper.with(opacity: 0.9)), (1, paper.with(opacity: 0))])
    context.paintRadially([
      (0, colour.with(opacity: 0.16)), (0.75, colour.with(opacity: 0.26)),
      (1, colour.with(opacity: 0.42)),
    ])
    context.strokeCircle(radius: 1 - 1 / 24, width: 1 / 12, colour)
  }

  private struct ImageKey: Hashable {
    let type: CellType
    let side: CGFloat
    let palette: Palette
    let hueStep: Int
  }

  private static var images = ImageCache<ImageKey>(limit: 16 << 20)
}
