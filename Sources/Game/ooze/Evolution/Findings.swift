import CommandSupport
import Micro

/// The strength of the champions, measured after the run against a panel that never changed.
struct Findings {
  /// A champion's examination.
  struct Mark {
    let births: Int
    let genome: Genome
    /// Rivals eaten per minute, in each episode.
    let captures: [Double]
    /// Seconds lived, in each episode.
    let survived: [Double]
    /// Seconds until the first rival was eaten, in the episodes in which one was.
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
    /// The examinations, from generation 0 to the last champion.
    let marks: [Mark]
  }

  /// Champions of one dish against each other.
  struct Matrix {
    let names: [String]
    /// The rivals that the row's champion eats per minute among eight of the column's.
    let captures: [[Double]]
  }

  let dishes: [Dish]
  let matrix: Matrix
}

extension Findings {
  /// Examines the champions of a run.
  ///
  /// - Parameter progress: Called after each episode with the number done and the total.
  init(
    of archipelago: Archipelago, by examination: Examination, threads: Int,
    progress: (_ done: Int, _ all: Int) -> Void
  ) async {
    // Every episode is a job of its own, which keeps all threads busy to the end.
    struct Job: Sendable {
      let episode: Episode
      let genome: Genome
      let seed: UInt64
    }
    let jobs = examination.series.flatMap { series in
      (0..<series.count).map {
        Job(episode: series.episode, genome: series.genome, seed: UInt64($0 + 1))
      }
    }
    let count = jobs.count
    let results = await parallelMap(
      jobs, threads: threads, finished: { done, _ in progress(done, count) }
    ) {
      $0.episode.run($0.genome, seed: $0.seed)
    }
    // The results have the order of the series.
    var next = 0
    func take(_ series: Examination.Series) -> [Episode.Result] {
      defer { next += series.count }
      return results[next..<next + series.count].compactMap { $0 }
    }

    // All founders together are generation 0.
    let generationZero = Mark(
      births: 0, genome: archipelago.islands[0].arena.founders[0],
      results: examination.generationZero.flatMap(take))
    dishes = zip(archipelago.islands, examination.candidates).map { dish, candidates in
      Dish(
        arm: dish.arm, seed: dish.seed,
        marks: [generationZero]
          + candidates.map {
            Mark(births: $0.births, genome: $0.series.genome, results: take($0.series))
          })
    }
    matrix = Matrix(
      names: examination.ancestors.map { "\($0)" },
      captures: examination.cells.map { row in
        row.map { Statistics.mean(take($0).map { Double($0.capturesPerMinute) }) }
      })
  }

  func dishes(of arm: Island.Arm) -> [Dish] { dishes.filter { $0.arm == arm } }

  /// Returns the captures in all episodes of the last champions of an arm's dishes.
  func lastCaptures(of arm: Island.Arm) -> [Double] {
    dishes(of: arm).flatMap { $0.marks.last?.captures ?? [] }
  }

  /// The rivals that generation 0 eats per minute.
  var firstCaptures: [Double] { dishes.first?.marks.first?.captures ?? [] }

  /// The last champions' captures over generation 0's; infinite if generation 0 ate nothing and
  /// they did.
  var ratio: Double {
    let last = Statistics.mean(lastCaptures(of: .evolving))
    let first = Statistics.mean(firstCaptures)
    return first > 0 ? last / first : last > 0 ? .infinity : 1
  }
}
