import Micro

/// The worth of the champions: measured after the run, against a panel that never changed.
struct Findings {
  /// A champion's examination.
  struct Mark {
    let births: Int
    let genome: Genome
    /// Rivals eaten in a minute, in each episode.
    let captures: [Double]
    /// Seconds lived, in each episode.
    let survived: [Double]
    /// Seconds until the first was eaten, in the episodes in which one was.
    let firstCaptures: [Double]

    init(births: Int, genome: Genome, results: [Episode.Result]) {
      self.births = births
      self.genome = genome
      captures = results.map { Double($0.capturesPerMinute) }
      survived = results.map { Double($0.survived) }
      firstCaptures = results.compactMap { $0.firstCapture.map(Double.init) }
    }
  }

  struct Dish {
    let arm: Island.Arm
    let seed: UInt64
    /// From generation 0 to the last champion.
    let marks: [Mark]
  }

  /// Champions of one dish against each other.
  struct Matrix {
    let names: [String]
    /// The meals of the row's champion in a minute among eight of the column's.
    let captures: [[Double]]
  }

  let dishes: [Dish]
  let matrix: Matrix

  /// Source of the number of episodes: F-MICRO-09.
  static let episodes = 32
  /// Champions of each evolving dish that are examined, at most, evenly over its history.
  private static let champions = 8
  private static let matrixChampions = 6
  private static let matrixEpisodes = 4

  init(
    of archipelago: Archipelago, threads: Int, progress: (_ done: Int, _ all: Int) -> Void
  ) async {
    let founders = archipelago.islands[0].arena.founders
    let panel = Episode.generationZero(founders)

    // Every episode is a job of its own, so that threads are busy to the end.
    struct Job: Sendable {
      let episode: Episode
      let genome: Genome
      let seed: UInt64
    }
    var jobs: [Job] = []
    func add(_ genome: Genome, _ episode: Episode, _ count: Int) -> Range<Int> {
      let first = jobs.count
      for index in 0..<count {
        jobs.append(Job(episode: episode, genome: genome, seed: UInt64(index + 1)))
      }
      return first..<jobs.count
    }

    // Generation 0 is all founders alike: each takes its share of the episodes.
    var zero: [Range<Int>] = []
    for founder in founders { zero.append(add(founder, panel, Findings.episodes)) }
    let examined = archipelago.islands.map { dish in
      Findings.spread(
        dish.arena.history,
        dish.arm == .evolving ? Findings.champions : 2
      ).map { (champion: $0, jobs: add($0.genome, panel, Findings.episodes)) }
    }
    let line = Findings.spread(
      archipelago.islands[0].arena.history, Findings.matrixChampions - 1)
    let ancestors = [(0, founders[0])] + line.map { ($0.births, $0.genome) }
    let cells = ancestors.map { row in
      ancestors.map { add(row.1, .among($0.1), Findings.matrixEpisodes) }
    }

    let count = jobs.count
    let results = await parallelMap(jobs, threads: threads, finished: { progress($0, count) }) {
      $0.episode.run($0.genome, seed: $0.seed)
    }
    func taken(_ range: Range<Int>) -> [Episode.Result] { results[range].compactMap { $0 } }

    let generationZero = Mark(
      births: 0, genome: founders[0], results: zero.flatMap { taken($0) })
    dishes = zip(archipelago.islands, examined).map { dish, champions in
      Dish(
        arm: dish.arm, seed: dish.seed,
        marks: [generationZero]
          + champions.map {
            Mark(
              births: $0.champion.births, genome: $0.champion.genome, results: taken($0.jobs))
          })
    }
    matrix = Matrix(
      names: ancestors.map { "\($0.0)" },
      captures: cells.map { row in
        row.map { Statistics.mean(taken($0).map { Double($0.capturesPerMinute) }) }
      })
  }

  /// At most so many elements, evenly over the list, the last one always among them.
  static func spread(_ champions: [Champion], _ count: Int) -> [Champion] {
    guard champions.count > count else { return champions }
    return (1...count).map { champions[$0 * champions.count / count - 1] }
  }
}

extension Findings {
  func dishes(of arm: Island.Arm) -> [Dish] { dishes.filter { $0.arm == arm } }

  /// All episodes of the last champions of an arm's dishes.
  func lastCaptures(of arm: Island.Arm) -> [Double] {
    dishes(of: arm).flatMap { $0.marks.last?.captures ?? [] }
  }

  /// The meals of generation 0 in a minute.
  var firstCaptures: [Double] { dishes.first?.marks.first?.captures ?? [] }

  /// The last champions' captures over generation 0's; infinite if generation 0 ate nothing and
  /// they did.
  var ratio: Double {
    let last = Statistics.mean(lastCaptures(of: .evolving))
    let first = Statistics.mean(firstCaptures)
    return first > 0 ? last / first : last > 0 ? .infinity : 1
  }
}
