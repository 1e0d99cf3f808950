import Micro

/// The examination of a run's champions: which champions meet which, and how often.
struct Examination: Sendable {
  /// The episodes of one creature against one panel. Their seeds count up from 1.
  struct Series: Sendable {
    let genome: Genome
    let episode: Episode
    let count: Int

    /// The seconds that all its creatures live together if none dies early.
    fileprivate var creatureSeconds: Double {
      Double(count) * Double(episode.duration) * Double(episode.panel.count + 1)
    }
  }

  /// A champion of a dish, with the number of births before it.
  struct Candidate: Sendable {
    let births: Int
    let series: Series
  }

  /// The episodes of generation 0, divided evenly among the founders.
  let generationZero: [Series]
  /// The examined champions of each island.
  let candidates: [[Candidate]]
  /// The number of births before each champion in the matrix.
  let ancestors: [Int]
  /// The episodes of each row's champion among those of the column.
  let cells: [[Series]]

  /// The default number of episodes. Source: F-MICRO-09.
  static let episodes = 32
  /// The most champions that are examined of each evolving dish, spread evenly over its history.
  private static let evolvingChampions = 8
  private static let controlChampions = 2
  private static let matrixChampions = 6
  static let matrixEpisodes = 4

  /// Plans the examination of an archipelago's champions.
  ///
  /// - Parameters:
  ///   - episodes: The number of episodes of each champion.
  ///   - matrixEpisodes: The number of episodes of each pair in the matrix.
  init(
    of archipelago: Archipelago, episodes: Int = episodes, matrixEpisodes: Int = matrixEpisodes
  ) {
    let founders = archipelago.islands[0].arena.founders
    let rules = archipelago.islands[0].arena.settings.world.rules
    let panel = Episode.generationZero(founders, rules: rules)
    generationZero = founders.map { Series(genome: $0, episode: panel, count: episodes) }
    candidates = archipelago.islands.map { dish in
      let most =
        dish.arm == .evolving ? Examination.evolvingChampions : Examination.controlChampions
      return Examination.spread(dish.arena.history, most).map {
        Candidate(
          births: $0.births, series: Series(genome: $0.genome, episode: panel, count: episodes))
      }
    }
    let first = archipelago.islands[0].arena
    let line =
      [(births: 0, genome: founders[0])]
      + Examination.spread(first.history, Examination.matrixChampions - 1)
      .map { (births: $0.births, genome: $0.genome) }
    ancestors = line.map(\.births)
    cells = line.map { row in
      line.map {
        Series(
          genome: row.genome, episode: .among($0.genome, rules: rules), count: matrixEpisodes)
      }
    }
  }

  /// All series, in the order in which they run.
  var series: [Series] {
    generationZero + candidates.flatMap { $0.map(\.series) } + cells.flatMap { $0 }
  }

  /// The cost of the examination: the most seconds that all creatures of all episodes can live together. The cost of
  /// islands is measured in the same unit.
  var creatureSeconds: Double { series.reduce(0) { $0 + $1.creatureSeconds } }

  /// Returns at most `count` champions, spread evenly over the list. The last one is always among them.
  static func spread(_ champions: [Champion], _ count: Int) -> [Champion] {
    guard champions.count > count else { return champions }
    return (1...count).map { champions[$0 * champions.count / count - 1] }
  }
}
