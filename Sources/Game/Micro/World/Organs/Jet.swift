/// The jet squirts water outward, which pushes its creature the other way, and then fills up again.
enum Jet {
  /// The force of the squirt: it gives a body of ten links at most 5 lengths per second.
  static let force: Float = 200
  /// The duration of a squirt, in seconds.
  static let duration: Float = 0.25
  /// The time from one squirt to the next, in seconds.
  static let pause: Float = 3
  /// The energy that a squirt uses, in joules.
  static let work = 0.5
}

extension World {
  /// Starts a squirt if the brain commands it, and continues one that has started.
  mutating func squirt(jet: Int) {
    let creature = Int(cells[jet].creature)
    if cells[jet].recharge <= 0, creatures[creature].commands[.jet] > 0,
      creatures[creature].energy >= Jet.work
    {
      ledger.organs += spend(Jet.work, of: creature)
      cells[jet].recharge = Jet.pause
      events.append(.fired(creatures[creature].id, cell: gene(of: jet), .jet))
    }
    if cells[jet].recharge > Jet.pause - Jet.duration {
      physics.force[jet] -= outward(of: jet) * Jet.force
    }
  }
}
