import Micro
import UIKit

/// Short flashes at events: bites, hits, jets and meals.
///
/// A flash is a sprite with its own animation, so a frame without events costs nothing. If motion is reduced, a flash
/// fades and doesn't grow.
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
    for event in events {
      switch event {
      case .ate(let id, .mote, _), .ate(let id, .carrion, _):
        flash(.swallow, at: world.place(of: .mouth, in: id))
      case .wounded(let id, let cell, by: .some, let cause, _):
        guard let art = EffectArt(cause), isDue(Hit(creature: id, cell: cell)) else { continue }
        flash(world.isFlank(event, by: own) ? .flank : art, at: world.place(of: cell, in: id))
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

  @MainActor private func flash(_ art: EffectArt, at place: CGPoint?) {
    guard let place else { return }
    if sprites.count < Self.most {
      let sprite = Sprite()
      sprite.opacity = 0
      sprites.append(sprite)
      addSublayer(sprite)
    }
    let sprite = sprites[next % sprites.count]
    next = (next + 1) % Self.most
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
