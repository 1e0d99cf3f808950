extension World {
  /// Spawns a creature at a place, or as near to it as there is space: on rings around it, each a cell length wider
  /// than the one before.
  ///
  /// - Returns: Its number, or `nil` if there is no space within `farthestSettling`.
  mutating func settle(
    _ plan: BodyPlan, genome: Genome, lineage: Lineage, near place: Vector, heading: Float,
    control: Control
  ) -> CreatureID? {
    for ring in 0...World.farthestSettling {
      let places = max(6 * ring, 1)
      for number in 0..<places {
        let angle = 2 * .pi * Float(number) / Float(places)
        let id = spawn(
          plan, genome: genome, lineage: lineage, at: place + Vector(angle: angle) * Float(ring),
          heading: heading, control: control)
        if let id { return id }
      }
    }
    return nil
  }

  /// The largest distance of a creature from its intended place, in cell lengths.
  static let farthestSettling = 12

  /// Turns a creature into another body at its place. The new body is unharmed. The creature keeps its store as far as
  /// the new capacity allows, its success, its wave and its kin.
  ///
  /// - Returns: Its new number; `nil`, with nothing changed, if it doesn't exist or there is no space.
  mutating func rebuild(
    _ id: CreatureID, as plan: BodyPlan, genome: Genome
  ) -> CreatureID? {
    guard let old = creature(id) else { return nil }
    var next = self
    next.remove(id)
    let lineage = Lineage(
      founder: old.lineage.founder, parent: id, generation: old.lineage.generation + 1)
    let heading = Math.atan2(old.pose.heading.y, old.pose.heading.x)
    let new = next.settle(
      plan, genome: genome, lineage: lineage, near: old.pose.center, heading: heading,
      control: old.control)
    guard let new, let index = next.index(of: new) else { return nil }
    let kept = min(old.energy, next.creatures[index].capacity)
    next.ledger.births += kept - next.creatures[index].energy
    next.creatures[index].energy = kept
    next.creatures[index].success = old.success
    next.creatures[index].wave = old.wave
    self = next
    return new
  }
}
