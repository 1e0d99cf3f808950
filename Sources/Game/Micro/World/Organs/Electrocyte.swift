/// The electrocyte stuns nearby creatures with a shock: their muscles go slack, and their organs, including mouths, do
/// nothing.
enum Electrocyte {
  /// The range of a shock, in cell lengths.
  static let range: Float = 3.5
  /// The duration of the stun, in seconds.
  static let stun: Float = 2
  /// The health that it takes from each cell in reach.
  static let wound: Float = 0.5
  /// The time from one shock to the next, in seconds.
  static let pause: Float = 4
  /// The energy that a shock uses, in joules.
  static let work = 0.4
}

extension World {
  /// Shocks all other creatures nearby if the brain commands it.
  mutating func shock(electrocyte: Int) {
    let creature = Int(cells[electrocyte].creature)
    guard cells[electrocyte].recharge <= 0, creatures[creature].commands[.shock] > 0,
      creatures[creature].energy >= settings.rules.shockWork
    else { return }
    ledger.organs += spend(settings.rules.shockWork, of: creature)
    cells[electrocyte].recharge = Electrocyte.pause
    let id = creatures[creature].id
    events.append(.fired(id, cell: gene(of: electrocyte), .electrocyte))
    collect(near: physics.position[electrocyte], within: Electrocyte.range)
    for cell in scratch.found {
      let victim = Int(cells[Int(cell)].creature)
      guard victim >= 0, victim != creature else { continue }
      creatures[victim].stun = settings.rules.stun
      wound(Int(cell), by: id, cause: .shock, health: Electrocyte.wound)
    }
  }
}
