import CommandSupport
import Foundation

/// The state of a run as one line: how long it goes on, what follows, and how fast it is.
struct EvolutionProgress {
  /// Since the run was begun or resumed, in seconds.
  var elapsed: Double
  /// How long it is to run, in seconds, and how many rounds; the one that comes first ends it.
  var duration: Double?
  var rounds: Int?
  /// The rounds that were complete when it was begun or resumed, and those that are now.
  var firstRound: Int
  var round: Int
  /// Of the next round.
  var islandsDone: Int
  var islands: Int
  /// Creatures of an island.
  var population: Int
  /// Simulated time of a round, in seconds.
  var roundSeconds: Double
  var births: Int
  var generation: Int
  /// The cost of the examination that follows: see `Examination.creatureSeconds`. `nil` if none does.
  var examination: Double?

  private var part: Double { Double(islandsDone) / Double(islands) }
  private var roundsDone: Double { Double(round - firstRound) + part }

  /// Seconds until the last round is complete: a round that has begun when the time is over is completed.
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

  /// Simulated seconds of all islands in a second.
  private var speed: Double {
    roundsDone * roundSeconds * Double(islands) / max(elapsed, 1e-9)
  }

  /// Seconds that the examination will take, if a creature costs as much there as it did here: an
  /// estimate, which is somewhat too long, since episodes end with a champion's death.
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
