/// The state of an island as one line of comma-separated text, with the same bytes on every machine.
public enum IslandStatistics {
  /// The names of the fields, without a line break.
  public static let header =
    "round,seconds,arm,seed,births,consumed,otherDeaths,meanGainPerSecond,bestScore,"
    + "generation,meanCells,meanLinks,meanConnections,lineages,niches"

  /// Returns an island's line after a round, with a line break at its end.
  public static func line(of island: Island, round: Int) -> String {
    withDefaultFloatEnvironment { text(of: island, round: round) }
  }

  private static func text(of island: Island, round: Int) -> String {
    let arena = island.arena
    let creatures = arena.world.living
    var (count, cells, links, connections, generation) = (0, 0, 0, 0, 0)
    for creature in creatures {
      count += 1
      cells += creature.genome.cells.count
      links += creature.genome.links.count
      connections += creature.genome.brain.connections.count
      generation = max(generation, creature.lineage.generation)
    }
    func mean(_ sum: Int) -> String {
      text(Double(sum) / Double(max(count, 1)), decimals: 3)
    }
    let fields = [
      "\(round)", "\(arena.world.stepCount / 60)", island.arm.name, "\(island.seed)",
      "\(arena.counts.births)", "\(arena.counts.consumed)", "\(arena.counts.otherDeaths)",
      text(Double(arena.meanSuccess), decimals: 5),
      text(Double(arena.hall.entries.first?.score ?? 0), decimals: 5), "\(generation)",
      mean(cells), mean(links), mean(connections),
    ]
    // The number of creatures in each founder's lineage, separated by spaces.
    let lineages = arena.lineageCounts.map { "\($0)" }.joined(separator: " ")
    let niches = arena.world.stepCount % censusInterval == 0 ? niches(of: arena) : ""
    return (fields + [lineages, niches]).joined(separator: ",") + "\n"
  }

  /// The number of steps between two counts of niches: a minute. A census is the longest part of a line, and behaviour
  /// changes over lives, not seconds.
  static let censusInterval: UInt64 = 3600

  /// Lists each occupied niche with its number of creatures and the best one's gain per second: `40:3:0.52`, separated
  /// by spaces.
  private static func niches(of arena: Arena) -> String {
    NicheCensus(of: arena).entries.map { entry in
      "\(entry.niche):\(entry.count):" + text(Double(entry.best), decimals: 2)
    }.joined(separator: " ")
  }

  /// Formats a number with `decimals` decimals, rounded with halves away from zero. NaN and numbers beyond 10⁹ give 0.
  static func text(_ number: Double, decimals: Int) -> String {
    guard number.magnitude <= 1e9 else { return text(0, decimals: decimals) }
    var scale: Int64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((number.magnitude * Double(scale)).rounded(.toNearestOrAwayFromZero))
    var fraction = "\(scaled % scale)"
    while fraction.utf8.count < decimals { fraction = "0" + fraction }
    return (number < 0 && scaled > 0 ? "-" : "") + "\(scaled / scale)." + fraction
  }
}
