import Micro
import UIKit

/// The dish itself: deep water, bright in the light, its vents, and the meniscus at its wall.
///
/// Its coordinates are cell lengths with the dish's middle at the origin. It doesn't move, and it consists of two
/// pictures for any number of lights: it costs nothing in a frame, and dimming draws nothing. The pictures are round,
/// so that no layer has to clip; the meniscus covers their coarse edge.
@available(iOS 16, *)
final class WaterLayer: CALayer {
  private let lights = Sprite()
  /// The width of the meniscus, in cell lengths.
  private static let wall: CGFloat = 0.25

  @MainActor init(_ environment: Environment, vents: [Vector] = [], palette: Palette) {
    super.init()
    let radius = CGFloat(environment.radius)
    let disc = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let outline = disc.insetBy(dx: -Self.wall, dy: -Self.wall)
    let water = Sprite()
    water.contents = Self.picture(of: outline) { context in
      context.setFillColor(palette.deep.cgColor)
      context.fill(outline)
      context.paintRadially([
        (0, palette.water), (0.35 * radius, palette.water), (radius, palette.deep),
      ])
    }
    lights.contents = Self.picture(of: outline) { context in
      for patch in environment.light.patches {
        context.saveGState()
        context.translateBy(x: CGFloat(patch.center.x), y: CGFloat(patch.center.y))
        context.paintRadially(Self.stops(of: patch, palette))
        context.restoreGState()
      }
    }
    for layer in [water, lights] {
      layer.frame = outline
      addSublayer(layer)
    }
    let meniscus = CALayer()
    meniscus.frame = outline
    meniscus.cornerRadius = radius + Self.wall
    meniscus.borderWidth = Self.wall
    meniscus.borderColor = palette.meniscus.cgColor
    addSublayer(meniscus)
    let shine = CALayer()
    shine.frame = disc.insetBy(dx: -0.9, dy: -0.9)
    shine.cornerRadius = radius + 0.9
    shine.borderWidth = 0.65
    shine.borderColor = palette.meniscus.with(opacity: 0.12).cgColor
    addSublayer(shine)
    for vent in vents { addVent(at: vent, palette) }
    show(environment.light)
  }

  /// Adds the mouth of a vent, which stays visible when its glow fades.
  @MainActor private func addVent(at place: Vector, _ palette: Palette) {
    for (radius, opacity) in [(0.9, 0.12), (0.55, 0.3), (0.25, 0.9)] {
      let ring = CALayer()
      ring.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
      ring.position = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))
      ring.cornerRadius = radius
      ring.backgroundColor = palette.vent.with(opacity: Float(opacity)).cgColor
      addSublayer(ring)
    }
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Follows the brightness of the light; the patches don't move.
  @MainActor func show(_ light: Light) {
    guard lights.opacity != light.brightness else { return }
    lights.opacity = light.brightness
  }

  /// The pixels along a side. The water has no sharp edges, so it can be enlarged freely.
  private static let side: CGFloat = 256

  /// Draws within the middle of the wall.
  ///
  /// - Parameters:
  ///   - outline: The square around the wall, in cell lengths.
  ///   - draw: Draws in cell lengths around the dish's middle.
  @MainActor private static func picture(
    of outline: CGRect, _ draw: (CGContext) -> Void
  ) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.scaleBy(x: side / outline.width, y: side / outline.height)
      context.translateBy(x: -outline.minX, y: -outline.minY)
      context.addEllipse(in: outline.insetBy(dx: wall / 2, dy: wall / 2))
      context.clip()
      draw(context)
    }.cgImage
  }

  /// Returns the stops of a light without a visible edge: as bright at each distance as `Light.level`.
  private static func stops(
    of patch: Light.Patch, _ palette: Palette
  ) -> [(radius: CGFloat, colour: Colour)] {
    (0...8).map { index in
      let step = Float(index) / 8
      // At the edge, twice the radius, 1/289 of the light is left, which is invisible.
      let distance = 2 * step
      let part = 1 / (1 + distance * distance * distance * distance)
      let level = step == 1 ? 0 : part * part
      return (
        CGFloat(distance * patch.radius),
        palette.light.with(opacity: palette.light.opacity * level)
      )
    }
  }
}
