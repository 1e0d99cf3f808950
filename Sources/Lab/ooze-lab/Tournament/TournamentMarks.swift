import ArgumentParser
import Micro

/// The candidates for each checkpoint champion of a dish, or of a whole archipelago.
///
/// The history is cut into equal stretches, one for each checkpoint. The champions of a stretch, one for every 500
/// births of each island, are its candidates. A `Heat` chooses among them.
struct TournamentMarks: Sendable {
  /// Whether the islands of a run compete separately or as one.
  enum Unit: String, CaseIterable {
    case island, archipelago

    /// Connected islands share one history; unconnected ones have one each.
    init(_ topology: Topology) { self = topology == .unconnected ? .island : .archipelago }
  }

  /// The seed of the dish, or the seeds of the archipelago's first and last.
  let dish: String
  /// The births on all islands by the end of each stretch.
  let births: [Int]
  let candidates: [[Genome]]

  init(dish: String, births: [Int], candidates: [[Genome]]) {
    self.dish = dish
    self.births = births
    self.candidates = candidates
  }

  /// Throws if a run's creatures can't fight bouts, whose dishes have the standard rules.
  static func check(_ archipelago: Archipelago) throws {
    let rules = archipelago.islands[0].arena.settings.world.rules
    guard rules == .standard else {
      throw ValidationError(
        "bouts have version \(DishRules.standard.rawValue) of the rules, and this run has version "
          + "\(rules.rawValue): compare it with ooze-lab relative")
    }
  }

  /// Returns the candidates of every evolving island of a run, or of all of them together.
  ///
  /// - Parameter most: The largest number of checkpoints; 0 for one for each champion.
  static func of(_ archipelago: Archipelago, most: Int, by unit: Unit) -> [TournamentMarks] {
    let islands = archipelago.islands.filter { $0.arm == .evolving }
    let groups = unit == .island ? islands.map { [$0] } : [islands]
    return groups.map { TournamentMarks($0, most: most) }
  }

  private init(_ islands: [Island], most: Int) {
    let seeds = islands.map { String($0.seed) }
    let name = islands.count > 1 ? "\(seeds[0])-\(seeds[seeds.count - 1])" : seeds[0]
    let histories = islands.map(\.arena.history)
    let shortest = histories.map(\.count).min() ?? 0
    let count = most > 0 ? min(most, shortest) : shortest
    let stretches = (0..<count).map { mark in
      histories.map { $0[$0.count * mark / count..<$0.count * (mark + 1) / count] }
    }
    self.init(
      dish: name,
      births: stretches.map { $0.reduce(0) { $0 + ($1.last?.births ?? 0) } },
      candidates: stretches.map { stretch in
        stretch.joined().reduce(into: []) { found, champion in
          if !found.contains(champion.genome) { found.append(champion.genome) }
        }
      })
  }
}
