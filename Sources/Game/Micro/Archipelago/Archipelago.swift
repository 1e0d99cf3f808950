/// Islands that evolve under the same rule and send copies of their best to each other after each round, with isolated
/// control islands for comparison.
///
/// Its state after a round depends only on the plan and the settings, not on threads, machines, or the order in which
/// islands run.
///
///     var archipelago = Archipelago(plan, settings: settings, controls: 2)
///     archipelago.runRound()
///     archipelago.hash()
///
/// Within a round islands share nothing, so a caller may run each one anywhere:
///
///     let arrivals = archipelago.arrivals()
///     islands[n].run(steps: plan.roundSteps, admitting: arrivals[n])   // on any thread
///     archipelago.finishRound(islands)
public struct Archipelago: Sendable {
  /// The plan of the archipelago.
  public let plan: ArchipelagoPlan
  /// The evolving islands, then the controls.
  public private(set) var islands: [Island]
  /// The number of rounds that every island has completed.
  public private(set) var round: Int

  /// Creates an archipelago at its beginning.
  ///
  /// - Parameters:
  ///   - settings: The settings of the evolving islands.
  ///   - controls: The number of islands of each control.
  public init(
    _ plan: ArchipelagoPlan, settings: ArenaSettings, founders: [Genome] = SeedCreatures.all,
    controls: Int
  ) {
    precondition(plan.isReasonable && controls >= 0, "a plan beyond its limits")
    self.plan = plan
    islands = (0..<(plan.islands + 2 * controls)).map { number in
      let (arm, seed) = plan.member(number, controls: controls)
      return Island(arm: arm, seed: seed, settings: settings, founders: founders)
    }
    round = 0
  }

  /// Restores an archipelago. Returns `nil` if the islands don't match the plan.
  public init?(_ plan: ArchipelagoPlan, islands: [Island], round: Int) {
    guard plan.isReasonable, round.isCount, islands.count >= plan.islands,
      islands.indices.allSatisfy({ (islands[$0].arm == .evolving) == ($0 < plan.islands) })
    else { return nil }
    self.plan = plan
    self.islands = islands
    self.round = round
  }

  /// Returns the migrants that arrive on each island before the next round, in the order of their origin.
  public func arrivals() -> [[Migrant]] {
    var arrivals = [[Migrant]](repeating: [], count: islands.count)
    let passages = plan.passages(afterRound: round)
    guard !passages.isEmpty else { return arrivals }
    let leaving = islands[..<plan.islands].map { $0.emigrants(plan.migrants) }
    for passage in passages where passage.rank < leaving[passage.from].count {
      arrivals[passage.to].append(leaving[passage.from][passage.rank])
    }
    return arrivals
  }

  /// Replaces the islands by their states after the round.
  public mutating func finishRound(_ islands: [Island]) {
    precondition(islands.count == self.islands.count, "every island runs the round")
    self.islands = islands
    round += 1
  }

  /// Runs a round, one island after the other.
  public mutating func runRound() {
    let arrivals = arrivals()
    var islands = self.islands
    for index in islands.indices {
      islands[index].run(steps: plan.roundSteps, admitting: arrivals[index])
    }
    finishRound(islands)
  }

  /// Returns a hash of everything that the next rounds depend on.
  ///
  /// - Complexity: O(size of the state).
  public func hash() -> UInt64 {
    Archipelago.hash(ofRound: round, islands: islands.map { $0.hash() })
  }

  /// Returns the archipelago's hash from the islands' hashes, in their order.
  public static func hash(ofRound round: Int, islands: [UInt64]) -> UInt64 {
    var hash = StateHash()
    hash.combine(round)
    for island in islands { hash.combine(island) }
    return hash.value
  }

  /// The number of births on all islands, including controls.
  public var births: Int { islands.reduce(0) { $0 + $1.arena.counts.births } }

  /// The simulated time of each island, in seconds.
  public var time: Double { Double(round) * Double(plan.roundSteps) / 60 }
}
