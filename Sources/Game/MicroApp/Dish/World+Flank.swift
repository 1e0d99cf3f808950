import Micro

@available(iOS 16, *)
extension World {
  /// Returns whether one creature is behind another, on its soft side, where wounds are nearly twice as deep.
  ///
  /// - Parameters:
  ///   - other: The index of the creature that may be behind.
  ///   - creature: The index of the creature whose soft side is meant.
  func isBehind(_ other: Int, _ creature: Int) -> Bool {
    let way = creatures[creature].pose.center - creatures[other].pose.center
    guard settings.rules == .third, way.length > 0 else { return false }
    return creatures[creature].pose.heading.dot(way.normalized) > Self.cosineBehind
  }

  /// The cosine of the largest angle behind: 60°, from which a wound is three quarters deeper.
  private static let cosineBehind: Float = 0.5

  /// Returns whether an event is a bite or a stab by a creature into another one's soft side.
  func isFlank(_ event: Event, by own: CreatureID?) -> Bool {
    guard case .wounded(let id, _, by: let attacker?, let cause, _) = event, attacker == own,
      id != own, cause == .bite || cause == .spike, let victim = index(of: id),
      let attacker = index(of: attacker)
    else { return false }
    return isBehind(attacker, victim)
  }

  /// Returns whether a creature that can be beaten shows its soft side to a creature nearby.
  ///
  /// - Complexity: O(creatures).
  func offersFlank(to own: Int) -> Bool {
    creatures.indices.contains { other in
      other != own && !creatures[other].cells.isEmpty
        && (creatures[other].pose.center - creatures[own].pose.center).length < Self.near
        && isBehind(own, other) && standing(of: other, to: own) == .contested
    }
  }

  /// The distance within which a soft side can be reached before it turns away, in cell lengths.
  private static let near: Float = 9
}
