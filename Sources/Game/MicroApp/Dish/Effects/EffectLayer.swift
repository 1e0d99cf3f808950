import Micro
import UIKit

/// Short flashes at events: bites, hits, jets and meals. Chunks that the player's creature bites off, or loses to a mouth,
/// fly to the mouth and on to the nucleus.
///
/// A flash is a sprite with its own animation, so a frame without events costs nothing. If motion is reduced, a flash
/// fades and doesn't grow, and nothing flies.
@available(iOS 16, *)
final class EffectLayer: StillLayer {
  private var palette = Palette()
  private var isMotionReduced = false
  /// The sprites, used cyclically: with more flashes at once than sprites, the oldest ends early.
  private var sprites: [Sprite] = []
  private var next = 0
  private static let most = 32
  /// The time at which a hit on a cell was last shown, in the seconds of `time`.
  private var hits: [Hit: TimeInterval] = [:]
  private var time: TimeInterval = 0
  /// The interval at which the wounds of a mouth that holds on are shown, in seconds. It wounds in every step.
  private static let pause = 0.3

  /// The chunks that fly to a mouth, each with the time at which it arrives.
  private var swallows: [(eater: CreatureID, time: TimeInterval)] = []
  /// The time of a flight, in seconds.
  private static let flight = 0.28

  private struct Hit: Hashable {
    let creature: CreatureID
    let cell: GeneID
  }

  @MainActor init(palette: Palette, isMotionReduced: Bool) {
    super.init()
    self.palette = palette
    self.isMotionReduced = isMotionReduced
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows the events of a frame.
  ///
  /// - Parameters:
  ///   - own: The player's creature; `nil` for none.
  ///   - elapsed: The time since the last frame, in seconds.
  ///   - grave: The last position of an eaten creature; `nil` for one out of sight.
  /// - Complexity: O(events · cells of the creatures in them).
  @MainActor func show(
    _ events: [World.Event], of world: World, own: CreatureID? = nil, elapsed: TimeInterval,
    grave: (CreatureID) -> CGPoint?
  ) {
    time += elapsed
    swallow(in: world)
    for event in events {
      switch event {
      case .ate(let id, .mote, _), .ate(let id, .carrion, _):
        flash(.swallow, at: world.place(of: .mouth, in: id))
      case .wounded(let id, let cell, by: let attacker?, let cause, _):
        guard let art = EffectArt(cause), isDue(Hit(creature: id, cell: cell)) else { continue }
        flash(world.isFlank(event, by: own) ? .flank : art, at: world.place(of: cell, in: id))
        guard cause == .bite, own == id || own == attacker else { continue }
        fly(
          from: world.place(of: cell, in: id), to: world.place(of: .mouth, in: attacker),
          of: attacker)
      case .fired(let id, let cell, .jet): flash(.jet, at: world.place(of: cell, in: id))
      case .fired(let id, let cell, .electrocyte):
        flash(.shock, at: world.place(of: cell, in: id))
      case .consumed(let id, by: _, cause: _, energy: _): flash(.capture, at: grave(id))
      default: break
      }
    }
    if hits.count > 2 * Self.most { hits = hits.filter { time - $0.value < Self.pause } }
  }

  private func isDue(_ hit: Hit) -> Bool {
    guard time - (hits[hit] ?? -Self.pause) >= Self.pause else { return false }
    hits[hit] = time
    return true
  }

  @MainActor private func flash(_ art: EffectArt, at place: Vector?) {
    flash(art, at: place.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
  }

  /// Lets a chunk fly to a mouth.
  @MainActor private func fly(from cell: Vector?, to mouth: Vector?, of eater: CreatureID) {
    guard let cell, let mouth, !isMotionReduced else { return }
    fly(from: cell, to: mouth)
    swallows.append((eater, time + Self.flight))
  }

  /// Lets the chunks that have reached a mouth fly on to the nucleus.
  @MainActor private func swallow(in world: World) {
    guard let first = swallows.first, first.time <= time else { return }
    let due = swallows.prefix { $0.time <= time }
    swallows.removeFirst(due.count)
    for chunk in due {
      guard let mouth = world.place(of: .mouth, in: chunk.eater),
        let nucleus = world.place(of: .nucleus, in: chunk.eater)
      else { continue }
      fly(from: mouth, to: nucleus)
    }
  }

  @MainActor private func fly(from start: Vector, to end: Vector) {
    let sprite = nextSprite()
    sprite.show(SpriteSheet.picture(of: EffectArt.chunk, palette: palette))
    sprite.position = CGPoint(x: CGFloat(end.x), y: CGFloat(end.y))
    let flying = CABasicAnimation(keyPath: "position")
    flying.fromValue = NSValue(cgPoint: CGPoint(x: CGFloat(start.x), y: CGFloat(start.y)))
    flying.toValue = NSValue(cgPoint: sprite.position)
    let showing = CABasicAnimation(keyPath: "opacity")
    showing.fromValue = 1
    showing.toValue = 0.8
    let group = CAAnimationGroup()
    group.animations = [flying, showing]
    group.duration = Self.flight
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    sprite.add(group, forKey: "flight")
  }

  /// The number of chunks that fly.
  var flights: Int { sprites.count { $0.animation(forKey: "flight") != nil } }

  /// Returns the sprite that was used longest ago, or a new one, without animations.
  @MainActor private func nextSprite() -> Sprite {
    if sprites.count < Self.most {
      let sprite = Sprite()
      sprite.opacity = 0
      sprites.append(sprite)
      addSublayer(sprite)
    }
    let sprite = sprites[next % sprites.count]
    next = (next + 1) % Self.most
    sprite.removeAllAnimations()
    return sprite
  }

  @MainActor private func flash(_ art: EffectArt, at place: CGPoint?) {
    guard let place else { return }
    let sprite = nextSprite()
    sprite.show(SpriteSheet.picture(of: art, palette: palette))
    sprite.position = place
    let fading = CABasicAnimation(keyPath: "opacity")
    fading.fromValue = 1
    fading.toValue = 0
    let growing = CABasicAnimation(keyPath: "transform.scale")
    growing.fromValue = art.beginning
    growing.toValue = 1
    let group = CAAnimationGroup()
    group.animations = isMotionReduced ? [fading] : [fading, growing]
    group.duration = art.duration
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    sprite.add(group, forKey: "flash")
  }

  /// The number of visible flashes.
  var count: Int { sprites.count { $0.animation(forKey: "flash") != nil } }
}

@available(iOS 16, *)
extension EffectArt {
  /// Creates the flash of a wound by its cause; `nil` for causes without an attacker.
  fileprivate init?(_ cause: CauseOfDeath) {
    switch cause {
    case .bite: self = .bite
    case .spike: self = .stab
    case .toxin: self = .burn
    case .shock: self = .stab
    case .starvation, .bleeding, .removal: return nil
    }
  }
}

@available(iOS 16, *)
extension World {
  /// Returns the position of a creature's cell by its gene; `nil` if either is gone.
  func place(of gene: GeneID, in id: CreatureID) -> Vector? {
    place(in: id) { creatures[$0].plan.cells[Int(cells[$1].part)].gene == gene }
  }

  /// Returns the position of a creature's first cell of a type; `nil` if either is gone.
  func place(of type: CellType, in id: CreatureID) -> Vector? {
    place(in: id) { cells[$1].type == type }
  }

  private func place(in id: CreatureID, where isMeant: (Int, Int) -> Bool) -> Vector? {
    guard let index = index(of: id) else { return nil }
    return creatures[index].cells.first { isMeant(index, $0) }.map { physics.position[$0] }
  }
}
