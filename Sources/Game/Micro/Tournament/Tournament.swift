/// A tournament in which all entrants meet each other in the same dishes: single combat and groups of three, each seed
/// with both sides swapped.
///
///     let tournament = Tournament(entrants: marks)
///     for pairing in tournament.pairings {   // on any threads
///       let meeting = tournament.play(pairing)
///     }
///
/// A meeting is a function of only both genomes and the seeds. The idea to measure an arms race by its own past is from
/// Cliff and Miller, "Tracking the Red Queen" (1995).
public struct Tournament: Sendable {
  /// Two entrants by their indices; the first has the lower one.
  public struct Pairing: Hashable, Sendable {
    public let first: Int
    public let second: Int
  }

  /// The outcome of a pairing, from the first's point of view.
  public struct Meeting: Hashable, Sendable {
    public var single: Tally
    public var groups: Tally

    public init(single: Tally = Tally(), groups: Tally = Tally()) {
      self.single = single
      self.groups = groups
    }

    public var all: Tally { single + groups }
  }

  public let entrants: [Genome]
  /// The seeds of a meeting's dishes. Each makes four bouts.
  public let seeds: ClosedRange<UInt64>
  public let single: Bout
  public let groups: Bout

  /// Creates a tournament.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the dishes. Eight make the 32 bouts of `Docs/Evolution.md`.
  ///   - duration: The duration of a bout, in simulated seconds.
  public init(
    entrants: [Genome], seeds: ClosedRange<UInt64> = 1...8, duration: Float = 60
  ) {
    self.entrants = entrants
    self.seeds = seeds
    single = Bout(perSide: 1, duration: duration)
    groups = Bout(perSide: 3, duration: duration)
  }

  /// All pairs of entrants, each once.
  public var pairings: [Pairing] {
    var pairings: [Pairing] = []
    for second in entrants.indices {
      for first in 0..<second { pairings.append(Pairing(first: first, second: second)) }
    }
    return pairings
  }

  /// Plays a pairing in all dishes. Bouts without enough space don't count.
  ///
  /// - Complexity: O(seeds · duration); the 32 bouts of a minute take about a third of a second.
  public func play(_ pairing: Pairing) -> Meeting {
    var meeting = Meeting()
    for seed in seeds {
      for swapped in [false, true] {
        if let outcome = run(single, pairing, seed, swapped) { meeting.single.add(outcome) }
        if let outcome = run(groups, pairing, seed, swapped) { meeting.groups.add(outcome) }
      }
    }
    return meeting
  }

  private func run(
    _ bout: Bout, _ pairing: Pairing, _ seed: UInt64, _ swapped: Bool
  ) -> Bout.Outcome? {
    bout.run(
      entrants[pairing.first], against: entrants[pairing.second], seed: seed, swapped: swapped)
  }
}
