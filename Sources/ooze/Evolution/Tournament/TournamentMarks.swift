import Micro

/// The champions of a dish that meet each other.
struct TournamentMarks: Sendable {
  let dish: String
  let births: [Int]
  let genomes: [Genome]

  /// The marks of every evolving island of a run: the champion of each 500 births and the last.
  ///
  /// - Parameter most: So many of an island at most, evenly over its history, the last among them; 0 for
  ///   all.
  static func of(_ archipelago: Archipelago, most: Int) -> [TournamentMarks] {
    archipelago.islands.filter { $0.arm == .evolving }.map { island in
      var champions = island.arena.champions
      // The last one is a mark of its own unless it was just taken.
      let last = island.arena.champion
      if champions.last?.births != last.births { champions.append(last) }
      if most > 0 { champions = Examination.spread(champions, most) }
      return TournamentMarks(
        dish: String(island.seed), births: champions.map(\.births), genomes: champions.map(\.genome)
      )
    }
  }
}
