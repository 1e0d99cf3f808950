import Micro

/// Where one listens from: what happens is as loud as it is near to the middle of the screen, and comes from
/// the side on which it is seen.
///
///     let ear = Ear(center: camera.center, halfWidth: 8, own: run.creatureID)
///     ear.cues(of: world.events, in: world)   // [.bite on the left, …]
@available(iOS 16, *)
struct Ear: Hashable, Sendable {
  /// The place in the middle of the screen, in cell lengths.
  var center: Vector
  /// From the middle to the side of the screen, in cell lengths.
  var halfWidth: Float
  /// The creature that one plays.
  var own: CreatureID?

  /// At such a distance from the middle a sound has half of its loudness, in cell lengths.
  static let half: Float = 9
  /// The distance from which nothing is heard: half as far again as one sees, in cell lengths.
  static let farthest: Float = 24
  /// How loud it is what others do to each other.
  private static let others: Float = 0.5
  /// The pan at the side of the screen: most of the power comes from this side, not all.
  private static let widest: Float = 0.8

  /// The sounds of a step's events, in their order.
  ///
  /// - Complexity: O(events · cells of those concerned).
  func cues(of events: [World.Event], in world: World) -> [SoundCue] {
    events.compactMap { cue(of: $0, in: world) }
  }

  private func cue(of event: World.Event, in world: World) -> SoundCue? {
    switch event {
    case .ate(let id, _, _):
      return cue(.swallow, at: world.place(of: .mouth, in: id), isOwn: id == own)
    case .wounded(let id, let cell, let attacker?, let cause, _):
      guard let sound = sound(of: cause, isOwn: id == own) else { return nil }
      return cue(sound, at: world.place(of: cell, in: id), isOwn: id == own || attacker == own)
    case .tore(let id, _):
      return cue(.tornLink, at: world.center(of: id), isOwn: id == own)
    case .fired(let id, let cell, let type):
      guard let sound = Self.sound(of: type) else { return nil }
      return cue(sound, at: world.place(of: cell, in: id), isOwn: id == own)
    case .consumed(let id, let killer, _, _):
      // Who is eaten is gone from the dish: its place is that of who ate it.
      guard id != own else { return .told(.eaten) }
      return cue(.swallow, at: world.center(of: killer), isOwn: killer == own)
    default: return nil
    }
  }

  /// The sound of a wound: dull in one's own body. A wound that nobody gives is silent.
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

  /// A sound from a place; `nil` if it is too far away to be heard.
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
  /// Where a creature is; `nil` if it is gone.
  fileprivate func center(of id: CreatureID) -> Vector? {
    index(of: id).map { creatures[$0].pose.center }
  }
}
