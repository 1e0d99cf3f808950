import Micro

/// The way in which a creature wounds another one: its organ, and for bites and stabs the side.
@available(iOS 16, *)
enum Attack: String, CaseIterable, Hashable, Sendable {
  case biteAhead, biteSide, biteBehind, stabAhead, stabSide, stabBehind, poison, shock

  /// Creates the way of a wound; `nil` for a cause that isn't an attack.
  ///
  /// - Parameters:
  ///   - heading: The victim's direction ahead, a unit vector.
  ///   - way: The way from the victim's centre to the attacker's.
  init?(_ cause: CauseOfDeath, heading: Vector, way: Vector) {
    let cosine = heading.dot(way.normalized)
    switch cause {
    case .bite: self = Self.choose(cosine, ahead: .biteAhead, side: .biteSide, behind: .biteBehind)
    case .spike: self = Self.choose(cosine, ahead: .stabAhead, side: .stabSide, behind: .stabBehind)
    case .toxin: self = .poison
    case .shock: self = .shock
    case .starvation, .removal, .bleeding: return nil
    }
  }

  /// The cosine of 60°: a third of the circle each is ahead, behind and at the sides.
  private static let cone: Float = 0.5

  private static func choose(
    _ cosine: Float, ahead: Attack, side: Attack, behind: Attack
  ) -> Attack {
    cosine >= cone ? ahead : cosine <= -cone ? behind : side
  }
}
