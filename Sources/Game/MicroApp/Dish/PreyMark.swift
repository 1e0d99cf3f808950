import Micro
import UIKit

/// A marker over the nearest edible creature. If it is out of sight, the marker is at the screen's edge and points to
/// it.
@available(iOS 16, *)
final class PreyMark: StillLayer {
  private let disc = Sprite()
  private let pointer = Sprite()
  /// The direction of the pointer, as an angle.
  private var shownAngle: CGFloat?

  /// Half of the disc's width, in points.
  private static let radius: CGFloat = 13
  /// The distance from the disc's middle to the pointer's tip, in points.
  private static let reach: CGFloat = 22
  /// The distance of the marker from the edge, in points.
  private static let margin: CGFloat = 30
  /// The distance up to which prey out of sight is marked, in cell lengths.
  private static let range: Float = 40

  @MainActor init(palette: Palette) {
    super.init()
    let side = 2 * (Self.reach + 2)
    for (sprite, draw) in [(disc, Self.drawDisc), (pointer, Self.drawPointer)] {
      sprite.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      sprite.contents =
        UIGraphicsImageRenderer(size: sprite.bounds.size).image { renderer in
          let context = renderer.cgContext
          context.translateBy(x: side / 2, y: side / 2)
          draw(palette, context)
        }.cgImage
      addSublayer(sprite)
    }
    isHidden = true
    // Over all creatures.
    zPosition = 1
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Draws a mouth that opens upwards, like the player's own.
  private static func drawDisc(_ palette: Palette, in context: CGContext) {
    context.setFillColor(palette.edible.cgColor)
    context.fillEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    context.setFillColor(palette.deep.cgColor)
    context.move(to: .zero)
    context.addArc(
      center: .zero, radius: 0.72 * radius, startAngle: -.pi * 0.25, endAngle: .pi * 1.25,
      clockwise: false)
    context.closePath()
    context.fillPath()
  }

  /// Draws a tip that points to the right.
  private static func drawPointer(_ palette: Palette, in context: CGContext) {
    context.setFillColor(palette.edible.cgColor)
    context.move(to: CGPoint(x: reach, y: 0))
    context.addLine(to: CGPoint(x: radius - 2, y: -8))
    context.addLine(to: CGPoint(x: radius - 2, y: 8))
    context.closePath()
    context.fillPath()
  }

  /// Shows the direction from a creature to the nearest one that it can eat, or hides the marker.
  ///
  /// - Parameters:
  ///   - own: The index of the creature whose prey is marked; `nil` for none.
  ///   - area: The area of the screen for the marker, in points.
  /// - Complexity: O(creatures).
  @MainActor func show(
    _ world: World, own: Int?, camera: DishCamera, size: CGSize, area: CGRect
  ) {
    guard let own, let prey = Self.nearest(to: own, in: world) else {
      isHidden = true
      return
    }
    isHidden = false
    let pose = world.creatures[prey].pose
    let place = CGPoint(x: CGFloat(pose.center.x), y: CGFloat(pose.center.y))
      .applying(camera.transform(size))
    let height = CGFloat(pose.radius) * camera.zoom + Self.reach + 4
    let over = CGPoint(x: place.x, y: place.y - height)
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    let spot = CGPoint(
      x: min(max(over.x, room.minX), max(room.maxX, room.minX)),
      y: min(max(over.y, room.minY), max(room.maxY, room.minY)))
    position = CGPoint(x: spot.x.rounded(), y: spot.y.rounded())
    turn(to: spot == over ? .pi / 2 : atan2(place.y - spot.y, place.x - spot.x))
  }

  /// Turns in steps of a sixteenth of a circle, so that most frames turn nothing.
  private func turn(to angle: CGFloat) {
    let stepped = (angle * 16 / .pi).rounded() * .pi / 16
    guard stepped != shownAngle else { return }
    shownAngle = stepped
    pointer.setAffineTransform(CGAffineTransform(rotationAngle: stepped))
  }

  private static func nearest(to own: Int, in world: World) -> Int? {
    let center = world.creatures[own].pose.center
    // Without a mouth nothing is prey.
    guard world.creatures[own].cells.contains(where: { world.cells[$0].type == .mouth }) else {
      return nil
    }
    var best: (index: Int, distance: Float)?
    for index in world.creatures.indices where index != own {
      let distance = (world.creatures[index].pose.center - center).length
      guard distance < min(best?.distance ?? range, range),
        world.standing(of: index, to: own) == .prey
      else { continue }
      best = (index, distance)
    }
    return best?.index
  }
}
