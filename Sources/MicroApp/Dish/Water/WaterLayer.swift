import Micro
import UIKit

/// The dish itself: deep water, bright where the light is, and the meniscus at its wall.
///
/// Its coordinates are cell lengths with the dish's middle at the origin. It stands still, and is one picture
/// however many lights there are: what a frame costs of it is nothing.
final class WaterLayer: CALayer {
  private var palette = Palette()
  private let water = CALayer()
  /// How bright the picture is, in ``brightnesses``.
  private var step = -1

  @MainActor init(_ environment: Environment, palette: Palette) {
    super.init()
    self.palette = palette
    let radius = CGFloat(environment.radius)
    let disc = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    water.frame = disc
    water.cornerRadius = radius
    water.masksToBounds = true
    addSublayer(water)
    let meniscus = CALayer()
    meniscus.frame = disc.insetBy(dx: -0.25, dy: -0.25)
    meniscus.cornerRadius = radius + 0.25
    meniscus.borderWidth = 0.25
    meniscus.borderColor = palette.meniscus.cgColor
    addSublayer(meniscus)
    let shine = CALayer()
    shine.frame = disc.insetBy(dx: -0.9, dy: -0.9)
    shine.cornerRadius = radius + 0.9
    shine.borderWidth = 0.65
    shine.borderColor = palette.meniscus.with(opacity: 0.12).cgColor
    addSublayer(shine)
    show(environment.light)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func action(forKey event: String) -> (any CAAction)? { nil }

  /// Follows how bright the light is; the patches stay where they are.
  @MainActor func show(_ light: Light) {
    let step = Int((min(max(light.brightness, 0), 1) * Self.brightnesses).rounded())
    guard step != self.step else { return }
    self.step = step
    water.contents = picture(of: light.patches, brightness: Float(step) / Self.brightnesses)
  }

  /// A step is less than a light's colour is of a screen's 256.
  private static let brightnesses: Float = 32

  /// The pixels along a side. Nothing in the water has an edge, so it may be enlarged as far as one likes.
  private static let side: CGFloat = 256

  @MainActor private func picture(of patches: [Light.Patch], brightness: Float) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: Self.side, height: Self.side)
    let radius = water.bounds.width / 2
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(palette.deep.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      context.scaleBy(x: Self.side / (2 * radius), y: Self.side / (2 * radius))
      context.translateBy(x: radius, y: radius)
      context.paintRadially([
        (0, palette.water), (0.35 * radius, palette.water), (radius, palette.deep),
      ])
      for patch in patches {
        context.saveGState()
        context.translateBy(x: CGFloat(patch.center.x), y: CGFloat(patch.center.y))
        context.paintRadially(stops(of: patch, brightness: brightness))
        context.restoreGState()
      }
    }.cgImage
  }

  /// Light without a visible edge: as bright at each distance as `Light.level` says.
  private func stops(
    of patch: Light.Patch, brightness: Float
  ) -> [(radius: CGFloat, colour: Colour)] {
    (0...8).map { index in
      let step = Float(index) / 8
      // At twice the radius, the edge, 1/289 of the light is left, which isn't seen.
      let distance = 2 * step
      let part = 1 / (1 + distance * distance * distance * distance)
      let level = step == 1 ? 0 : part * part * brightness
      return (
        CGFloat(distance * patch.radius),
        palette.light.with(opacity: palette.light.opacity * level)
      )
    }
  }
}
