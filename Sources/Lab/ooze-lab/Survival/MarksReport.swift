import Foundation
import Micro

/// The text that compares marks with what happened.
struct MarksReport {
  let lives: [(player: PlayerPolicy, life: EncounterTrial.Life)]

  /// Returns the report of a level.
  func text(of level: Difficulty) -> String {
    let meetings = World.Standing.allCases.map { mark in
      let those = lives.flatMap(\.life.meetings).filter { $0.mark == mark }
      return "\(mark) \(those.count { $0.wounds }) of \(those.count)"
        + Self.share(those.count { $0.wounds }, of: those.count)
    }
    let deaths = lives.compactMap(\.life.death)
    let seen = deaths.compactMap(\.mark)
    let killers = World.Standing.allCases.map { mark in
      "\(mark) \(seen.count { $0 == mark })" + Self.share(seen.count { $0 == mark }, of: seen.count)
    }
    let warnings = deaths.map(\.warning)
    let warned = deaths.count { $0.weak >= 1 }
    let medians = PlayerPolicy.allCases.map { player in
      let times = lives.filter { $0.player == player }.map(\.life.time)
      return player.rawValue + String(format: " %.1f", times.median / 60)
    }
    return """
      \(level.rawValue), \(lives.count) lives:
      touches that were followed by a wound within ten seconds: \(meetings.joined(separator: ", "))
      marks of killers ten seconds before: \(killers.joined(separator: ", ")); \
      out of sight \(deaths.count - seen.count)
      from the first wound of the last ten seconds to death: median \(Self.seconds(warnings))
      deaths with a nucleus below a third for at least a second: \(warned) of \(deaths.count)\
      \(Self.share(warned, of: deaths.count))
      median life in minutes: \(medians.joined(separator: ", "))
      """
  }

  private static func share(_ count: Int, of all: Int) -> String {
    all == 0 ? "" : String(format: " (%.1f %%)", 100 * Double(count) / Double(all))
  }

  private static func seconds(_ values: [Float]) -> String {
    values.isEmpty ? "–" : String(format: "%.1f s", values.median)
  }
}
