import Micro

/// The examination of the champions of a run: who meets whom, and how often.
struct Examination: Sendable {
  /// Episodes of one creature against one panel, with the seeds from 1 on.
  struct Series: Sendable {
    let genome: Genome
    let episode: Episode
    let count: Int

    /// The seconds that all its creatures live together if nobody dies early.
    fileprivate var creatureSeconds: Double {
      Double(count) * Double(episode.duration) * Double(episode.panel.count + 1)
    }
  }

  /// A champion of a dish, with the births before it.
  struct Candidate: Sendable {
    let births: Int
    let series: Series
  }

  /// The founders, each of which takes its share of generation 0.
  let generationZero: [Series]
  /// The champions of each island who are examined.
  let candidates: [[Candidate]]
  /// The births before each of those who meet each other.
  let ancestors: [Int]
  /// The row's champion among those of the column.
  let cells: [[Series]]

  /// Source of the number of episodes: F-MICRO-09.
  static let episodes = 32
  /// Champions of each evolving dish that are examined, at most, evenly over its history.
  private static let evolvingChampions = 8
  private static let controlChampions = 2
  private static let matrixChampions = 6
  static let matrixEpisodes = 4

  /// - Parameters:
  ///   - episodes: Of each champion.
  ///   - matrixEpisodes: Of each champion among each other.
  init(
    of archipelago: Archipelago, episodes: Int = episodes, matrixEpisodes: Int = matrixEpisodes
  ) {
    let founders = archipelago.islands[0].arena.founders
    let panel = Episode.generationZero(founders)
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
          genome: row.genome, episode: .among($0.genome), count: matrixEpisodes)
      }
    }
  }

  /// All of them, in the order in which they are run.
  var series: [Series] {
    generationZero + candidates.flatMap { $0.map(\.series) } + cells.flatMap { $0 }
  }

  /// The seconds that all creatures of all episodes live together, at most: what the examination costs, in
  /// the measure in which the islands' own costs are known.
  var creatureSeconds: Double { series.reduce(0) { $0 + $1.creatureSeconds } }

  /// At most so many elements, evenly over the list, the last one always among them.
  static func spread(_ champions: [Champion], _ count: Int) -> [Champion] {
    guard champions.count > count else { return champions }
    return (1...count).map { champions[$0 * champions.count / count - 1] }
  }
}
