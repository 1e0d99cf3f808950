import Micro
import UIKit

/// The player's danger at the edges of the water: a wedge on the side from which a wound comes, and dark edges while
/// death is near.
@available(iOS 16, *)
final class PerilLayer: StillLayer {
  private let shade = CAGradientLayer()
  private var wedges: [Sprite] = []
  private var next = 0
  /// The time at which each attacker's wedge was last shown, in the seconds of `time`.
  private var hits: [CreatureID: TimeInterval] = [:]
  private var time: TimeInterval = 0
  private(set) var isDark = false
  /// Whether the edges become dark. A replay warns of nothing.
  var warns = true

  /// The number of wedges at once: a player can't flee from more sides.
  private static let most = 4
  /// The interval at which the wounds of one attacker are shown, in seconds. A mouth wounds in every step.
  private static let pause = 0.4
  /// The time for which a wedge fades, in seconds.
  private static let fading = 1.2
  /// The size of a wedge: along the edge, and towards the middle. [pt]
  private static let size = CGSize(width: 96, height: 26)

  @MainActor init(palette: Palette) {
    super.init()
    shade.type = .radial
    shade.startPoint = CGPoint(x: 0.5, y: 0.5)
    shade.endPoint = CGPoint(x: 1.1, y: 1.1)
    let edge = palette.dangerous.cgColor
    shade.colors = [
      edge.copy(alpha: 0) ?? edge, edge.copy(alpha: 0.04) ?? edge, edge.copy(alpha: 0.5) ?? edge,
    ]
    shade.locations = [0, 0.55, 1]
    shade.opacity = 0
    addSublayer(shade)
    let picture = UIGraphicsImageRenderer(size: Self.size).image { renderer in
      Self.drawWedge(palette, in: renderer.cgContext)
    }.cgImage
    for _ in 0..<Self.most {
      let sprite = Sprite()
      sprite.bounds = CGRect(origin: .zero, size: Self.size)
      sprite.contents = picture
      sprite.opacity = 0
      wedges.append(sprite)
      addSublayer(sprite)
    }
    // Over all creatures and marks.
    zPosition = 2
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Draws a wedge along the upper edge that points down, towards the middle of the screen.
  private static func drawWedge(_ palette: Palette, in context: CGContext) {
    context.setFillColor(palette.dangerous.cgColor)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: size.width, y: 0))
    context.addLine(to: CGPoint(x: 0.62 * size.width, y: 0.45 * size.height))
    context.addLine(to: CGPoint(x: size.width / 2, y: size.height))
    context.addLine(to: CGPoint(x: 0.38 * size.width, y: 0.45 * size.height))
    context.closePath()
    context.fillPath()
  }

  /// Shows the events of a frame.
  ///
  /// - Parameters:
  ///   - own: The index of the creature in danger; `nil` for none.
  ///   - size: The size of the screen, in points.
  ///   - elapsed: The time since the last frame, in seconds.
  @MainActor func show(
    _ events: [World.Event], of world: World, own: Int?, size: CGSize, elapsed: TimeInterval
  ) {
    time += elapsed
    if shade.frame.size != size { shade.frame = CGRect(origin: .zero, size: size) }
    darken(warns && own.map { world.isNearDeath($0) } ?? false)
    guard let own else { return }
    let creature = world.creatures[own]
    for case .wounded(creature.id, _, by: let attacker?, _, _) in events {
      guard let other = world.index(of: attacker), isDue(attacker) else { continue }
      let way = world.creatures[other].pose.center - creature.pose.center
      guard way.length > 0 else { continue }
      show(Self.place(of: way, size: size))
    }
  }

  private func isDue(_ attacker: CreatureID) -> Bool {
    guard time - (hits[attacker] ?? -Self.pause) >= Self.pause else { return false }
    if hits.count > 32 { hits.removeAll() }
    hits[attacker] = time
    return true
  }

  private func darken(_ isDark: Bool) {
    guard isDark != self.isDark else { return }
    self.isDark = isDark
    shade.opacity = isDark ? 1 : 0
  }

  /// A position on the screen's edge, and the angle by which a wedge of the upper edge is turned there.
  struct Place: Hashable {
    var point: CGPoint
    var angle: CGFloat
  }

  /// Returns the place at the edge in a direction from the middle.
  static func place(of way: Vector, size: CGSize) -> Place {
    let (x, y) = (CGFloat(way.x), CGFloat(way.y))
    let toSide = x == 0 ? CGFloat.infinity : size.width / 2 / abs(x)
    let toEnd = y == 0 ? CGFloat.infinity : size.height / 2 / abs(y)
    let inset = Self.size.height / 2
    if toSide < toEnd {
      let along = min(
        max(y * toSide, Self.size.width / 2 - size.height / 2),
        size.height / 2 - Self.size.width / 2)
      return Place(
        point: CGPoint(
          x: x > 0 ? size.width - inset : inset, y: size.height / 2 + along),
        angle: x > 0 ? .pi / 2 : -.pi / 2)
    }
    let along = min(
      max(x * toEnd, Self.size.width / 2 - size.width / 2), size.width / 2 - Self.size.width / 2)
    return Place(
      point: CGPoint(x: size.width / 2 + along, y: y > 0 ? size.height - inset : inset),
      angle: y > 0 ? .pi : 0)
  }

  private func show(_ place: Place) {
    let wedge = wedges[next]
    next = (next + 1) % Self.most
    wedge.position = place.point
    wedge.setAffineTransform(CGAffineTransform(rotationAngle: place.angle))
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = Self.fading
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    wedge.add(fade, forKey: "wound")
  }

  /// The places of the visible wedges.
  var shownWedges: [CGPoint] {
    wedges.filter { $0.animation(forKey: "wound") != nil }.map(\.position)
  }
}
