/// A tournament in which all entrants meet each other in the same dishes: single combat and groups of three, each seed
/// with both sides swapped.
///
///     let tournament = Tournament(entrants: marks)
///     for pairing in tournament.pairings {   // on any threads
///       let meeting = tournament.play(pairing)
///     }
///
/// A meeting is a function of only both genomes and the seeds. The idea of measuring an arms race by its own past is
/// from Cliff and Miller, "Tracking the Red Queen" (1995).
public struct Tournament: Sendable {
  /// Two entrants by their indices; the first has the lower one.
  public struct Pairing: Hashable, Sendable {
    /// The index of the first entrant.
    public let first: Int
    /// The index of the second entrant.
    public let second: Int
  }

  /// The outcome of a pairing, from the first's point of view.
  public struct Meeting: Hashable, Sendable {
    /// The bouts of one against one.
    public var single: Tally
    /// The bouts of groups.
    public var groups: Tally

    /// Creates the results of a meeting.
    public init(single: Tally = Tally(), groups: Tally = Tally()) {
      self.single = single
      self.groups = groups
    }

    /// All bouts of the meeting.
    public var all: Tally { single + groups }
  }

  /// The entrants.
  public let entrants: [Genome]
  /// The seeds of a meeting's dishes. Each makes four bouts.
  public let seeds: ClosedRange<UInt64>
  /// The rules of single combat.
  public let single: Bout
  /// The rules of combat between groups.
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
