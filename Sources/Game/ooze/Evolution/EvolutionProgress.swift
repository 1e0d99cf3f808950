import CommandSupport
import Foundation

/// The progress of a run as one line: the time left, the work after it, and the speed.
struct EvolutionProgress {
  /// The time since the run was started or resumed, in seconds.
  var elapsed: Double
  /// The limits of the run, in seconds and in rounds. The first one reached ends it.
  var duration: Double?
  var rounds: Int?
  /// The number of complete rounds when the run was started or resumed, and the number now.
  var firstRound: Int
  var round: Int
  /// The islands that have finished the next round.
  var islandsDone: Int
  var islands: Int
  /// The number of creatures on an island.
  var population: Int
  /// Simulated time of a round, in seconds.
  var roundSeconds: Double
  var births: Int
  var generation: Int
  /// The cost of the examination that follows: see `Examination.creatureSeconds`. `nil` if none does.
  var examination: Double?

  private var part: Double { Double(islandsDone) / Double(islands) }
  private var roundsDone: Double { Double(round - firstRound) + part }

  /// The seconds until the last round is complete. A round that has begun when the time is over is completed.
  var remaining: Double {
    let round = max(elapsed, 1e-9) / max(roundsDone, 1e-9)
    let restOfRound = (1 - part) * round
    let spans = [
      rounds.map { Double($0 - self.round) * round - part * round },
      duration.map {
        restOfRound + (max($0 - elapsed - restOfRound, 0) / round).rounded(.up) * round
      },
    ]
    return spans.compactMap { $0 }.min() ?? 0
  }

  /// Simulated seconds of all islands per second.
  private var speed: Double {
    roundsDone * roundSeconds * Double(islands) / max(elapsed, 1e-9)
  }

  /// The estimated seconds of the examination, if a creature costs as much there as it did in the run. The estimate is
  /// somewhat too long, because episodes end with a champion's death.
  var examinationTime: Double? {
    examination.map { $0 / max(speed * Double(population), 1e-9) }
  }

  var text: String {
    let roundsAMinute = roundsDone * 60 / max(elapsed, 1e-9)
    return "\(ProgressLine.span(remaining)) left"
      + (examinationTime.map { ", then an examination of about \(ProgressLine.span($0))" } ?? "")
      + " · round \(round + 1)" + (rounds.map { " of \($0)" } ?? "") + " · "
      + Counted.text(births, "birth", "births") + " · generation \(generation)"
      + String(format: " · %.1f rounds a minute · %.0f× real time in all", roundsAMinute, speed)
  }
}
