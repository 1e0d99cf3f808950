import Foundation
import Micro

/// `statistics.csv`: one line for each dish and epoch.
struct StatisticsLog {
  /// The longest file that is read, in bytes: far more than weeks of evolution write.
  static let longest = 1 << 28

  static let header =
    "epoch,seconds,arm,seed,births,consumed,otherDeaths,meanGainPerSecond,bestScore,"
    + "generation,meanCells,meanLinks,meanConnections,lineages"

  /// The lines of an epoch.
  static func lines(of experiment: Experiment) -> String {
    experiment.dishes.map { dish in
      let arena = dish.arena
      let creatures = arena.world.creatures
      func mean(_ value: (Creature) -> Int) -> String {
        let sum = creatures.reduce(0) { $0 + value($1) }
        return String(format: "%.3f", Double(sum) / Double(max(creatures.count, 1)))
      }
      let fields = [
        String(experiment.epochs), String(format: "%.0f", experiment.time), dish.arm.name,
        String(dish.seed), String(arena.counts.births), String(arena.counts.consumed),
        String(arena.counts.otherDeaths), String(format: "%.5f", arena.meanSuccess),
        String(format: "%.5f", arena.hall.entries.first?.score ?? 0),
        String(creatures.map(\.lineage.generation).max() ?? 0),
        mean { $0.genome.cells.count }, mean { $0.genome.links.count },
        mean { $0.genome.brain.connections.count }, lineages(of: arena),
      ]
      return fields.joined(separator: ",") + "\n"
    }.joined()
  }

  /// How many creatures each founder's lineage has, separated by spaces.
  private static func lineages(of arena: Arena) -> String {
    arena.lineageCounts.map(String.init).joined(separator: " ")
  }

  /// The lines of a file up to an epoch: what a checkpoint of that epoch has seen. A line that a kill
  /// cut off is left out.
  static func kept(_ text: String, through epoch: Int) -> String {
    var kept = header + "\n"
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count == header.split(separator: ",").count, let number = Int(fields[0]),
        number <= epoch
      else { continue }
      kept += line + "\n"
    }
    return kept
  }
}

extension Experiment.Arm {
  /// The arm's name in files and on pages.
  var name: String {
    switch self {
    case .evolving: "evolving"
    case .withoutMutation: "without mutation"
    case .randomParent: "random parent"
    }
  }
}
