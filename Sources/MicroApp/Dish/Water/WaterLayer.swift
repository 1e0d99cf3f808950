import Micro
import UIKit

/// The dish itself: deep water, bright where the light is, and the meniscus at its wall.
///
/// Its coordinates are cell lengths with the dish's middle at the origin. It stands still: what a frame
/// costs of it is nothing.
final class WaterLayer: CALayer {
  private var patches: [CAGradientLayer] = []
  private var brightness: Float = -1

  @MainActor init(_ environment: Environment, palette: Palette) {
    super.init()
    let radius = CGFloat(environment.radius)
    let disc = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let water = CAGradientLayer()
    water.type = .radial
    water.frame = disc
    water.startPoint = CGPoint(x: 0.5, y: 0.5)
    water.endPoint = CGPoint(x: 1, y: 1)
    water.colors = [palette.water.cgColor, palette.water.cgColor, palette.deep.cgColor]
    water.locations = [0, 0.35, 1]
    water.cornerRadius = radius
    water.masksToBounds = true
    addSublayer(water)
    for patch in environment.light.patches {
      let layer = Self.patch(patch, palette: palette)
      layer.position.x += radius
      layer.position.y += radius
      patches.append(layer)
      water.addSublayer(layer)
    }
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

  /// Follows how bright the light is; the patches stay where they are.
  @MainActor func show(_ light: Light) {
    guard light.brightness != brightness else { return }
    brightness = light.brightness
    for patch in patches { patch.opacity = brightness }
  }

  /// Light without a visible edge: as bright at each distance as `Light.level` says.
  private static func patch(_ patch: Light.Patch, palette: Palette) -> CAGradientLayer {
    let layer = CAGradientLayer()
    let reach = 2 * CGFloat(patch.radius)
    layer.type = .radial
    layer.frame = CGRect(
      x: CGFloat(patch.center.x) - reach, y: CGFloat(patch.center.y) - reach, width: 2 * reach,
      height: 2 * reach)
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let steps = (0...8).map { Float($0) / 8 }
    layer.colors = steps.map { step in
      // At twice the radius, the edge, 1/289 of the light is left, which isn't seen.
      let distance = 2 * step
      let part = 1 / (1 + distance * distance * distance * distance)
      let level = step == 1 ? 0 : part * part
      return palette.light.with(opacity: palette.light.opacity * level).cgColor
    }
    layer.locations = steps.map { NSNumber(value: $0) }
    return layer
  }
}
