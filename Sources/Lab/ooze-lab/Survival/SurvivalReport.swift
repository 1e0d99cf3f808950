import Foundation
import Micro

/// The lives of scripted players as lines to print.
struct SurvivalReport {
  /// The lives of each seed, by the minute of joining.
  let lives: [[[SurvivalTrial.Life]]]
  /// The age in minutes from which a player counts as a survivor.
  let minutes: Int

  /// The number of players still alive after each minute, what killed the others, and how far they came.
  var fromTheBeginning: String {
    let lives = lives.flatMap { $0[0] }
    let alive = (1...minutes).map { minute in
      String(format: "%3d", lives.count { $0.time >= Float(60 * minute) })
    }
    let numbers = (1...minutes).map { String(format: "%3d", $0) }
    // For the players alive at the beginning of each minute, the minutes that they still live.
    let remaining = (0..<minutes).map { minute in
      let left = lives.map { $0.time / 60 - Float(minute) }.filter { $0 >= 0 }
      return left.isEmpty ? "   –" : " " + Self.text(left.mean, 1)
    }
    let causes = CauseOfDeath.allCases.compactMap { cause in
      let count = lives.count { $0.cause == cause }
      return count > 0 ? "\(cause) \(count)" : nil
    }
    return """
        minute \(numbers.joined())
        alive  \(alive.joined())  of \(lives.count)
        mean minutes left to those alive at the beginning of each minute:
        \(remaining.joined())
        median life \(Self.minutes(lives.map(\.time).median)), \
      invitations to edit \(Self.text(lives.map { Float($0.invitations) }.median, 0)), \
      rivals \(Self.text(lives.map { Float($0.rivals) }.median, 0)); \
      died of: \(causes.isEmpty ? "nothing" : causes.joined(separator: ", "))
      """
  }

  /// The length of life of the players that joined after each minute.
  var byMinuteOfJoining: String {
    guard let first = lives.first else { return "" }
    return first.indices.map { minute in
      let joined = lives.flatMap { $0[minute] }
      let times = joined.map(\.time)
      let killed = joined.count { $0.cause.map { $0 != .starvation } ?? false }
      return String(format: "  joined in minute %3d: ", minute)
        + "median life \(Self.minutes(times.median)), mean \(Self.minutes(times.mean)), "
        + "killed by opponents \(killed) of \(times.count)"
    }.joined(separator: "\n")
  }

  private static func minutes(_ seconds: Float) -> String { text(seconds / 60, 1) + " min" }

  private static func text(_ number: Float, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", Double(number))
  }
}
