import Micro

/// The position of the listener. Events are louder the nearer they are to the middle of the screen, and come from the
/// side on which they are visible.
///
///     let ear = Ear(center: camera.center, halfWidth: 8, own: run.creatureID)
///     ear.cues(of: world.events, in: world)   // [.bite on the left, …]
@available(iOS 16, *)
struct Ear: Hashable, Sendable {
  /// The place in the middle of the screen, in cell lengths.
  var center: Vector
  /// The distance from the middle to the side of the screen, in cell lengths.
  var halfWidth: Float
  /// The player's creature.
  var own: CreatureID?

  /// The distance from the middle at which a sound has half of its loudness, in cell lengths.
  static let half: Float = 9
  /// The distance from which nothing is audible: one and a half times the visible distance, in cell lengths.
  static let farthest: Float = 24
  /// The loudness of events between other creatures.
  private static let others: Float = 0.5
  /// The pan at the side of the screen: most of the power comes from this side, not all.
  private static let widest: Float = 0.8

  /// Returns the sounds of a step's events, in order.
  ///
  /// - Complexity: O(events · cells of the creatures in them).
  func cues(of events: [World.Event], in world: World) -> [SoundCue] {
    events.compactMap { cue(of: $0, in: world) }
  }

  private func cue(of event: World.Event, in world: World) -> SoundCue? {
    switch event {
    case .ate(let id, _, _):
      return cue(.swallow, at: world.place(of: .mouth, in: id), isOwn: id == own)
    case .wounded(let id, let cell, let attacker?, let cause, _):
      let usual = sound(of: cause, isOwn: id == own)
      guard let sound = world.isFlank(event, by: own) ? .flank : usual else { return nil }
      return cue(sound, at: world.place(of: cell, in: id), isOwn: id == own || attacker == own)
    case .tore(let id, _):
      return cue(.tornLink, at: world.center(of: id), isOwn: id == own)
    case .fired(let id, let cell, let type):
      guard let sound = Self.sound(of: type) else { return nil }
      return cue(sound, at: world.place(of: cell, in: id), isOwn: id == own)
    case .consumed(let id, let killer, _, _):
      // An eaten creature is gone from the dish, so its sound comes from its eater.
      guard id != own else { return .told(.eaten) }
      return cue(.swallow, at: world.center(of: killer), isOwn: killer == own)
    default: return nil
    }
  }

  /// Returns the sound of a wound, which is dull in the player's own body. A wound without an attacker is silent.
  private func sound(of cause: CauseOfDeath, isOwn: Bool) -> Sound? {
    switch cause {
    case .bite, .spike: isOwn ? .hurt : .bite
    case .toxin, .shock: isOwn ? .hurt : nil
    case .starvation, .removal, .bleeding: nil
    }
  }

  private static func sound(of organ: CellType) -> Sound? {
    switch organ {
    case .jet: .jet
    case .electrocyte: .shock
    case .toxinGland: .poison
    default: nil
    }
  }

  /// Returns a sound from a place; `nil` if it is too far away.
  func cue(_ sound: Sound, at place: Vector?, isOwn: Bool) -> SoundCue? {
    guard let place else { return nil }
    let way = place - center
    let distance = way.length
    guard distance < Self.farthest else { return nil }
    let nearness = 1 / (1 + (distance / Self.half) * (distance / Self.half))
    let side = min(max(way.x / max(halfWidth, 1), -1), 1)
    return SoundCue(
      sound: sound, volume: sound.level * nearness * (isOwn ? 1 : Self.others),
      pan: side * Self.widest, isOwn: isOwn)
  }
}

@available(iOS 16, *)
extension World {
  /// Returns the position of a creature; `nil` if it is gone.
  fileprivate func center(of id: CreatureID) -> Vector? {
    index(of: id).map { creatures[$0].pose.center }
  }
}
