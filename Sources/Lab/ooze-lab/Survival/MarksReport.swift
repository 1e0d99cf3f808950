import Foundation
import Micro
import MicroApp

/// The text that compares marks with what happened.
struct MarksReport {
  let lives: [Entry]

  /// A life of the measurement.
  struct Entry: Sendable {
    let level: Difficulty
    let player: PlayerPolicy
    let seed: UInt64
    let life: EncounterTrial.Life
  }

  /// Returns the report of a level.
  func text(of level: Difficulty) -> String {
    let lives = lives.filter { $0.level == level }
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
    let shown = deaths.map(Self.shown)
    let weak = shown.count { $0.weak >= 1 }
    let near = shown.count { $0.near >= 1 }
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
      deaths with the bar of the nucleus below a third for at least a second: \(weak) of \(deaths.count)\
      \(Self.share(weak, of: deaths.count)); with dark edges: \(near) of \(deaths.count)\
      \(Self.share(near, of: deaths.count))
      median life in minutes: \(medians.joined(separator: ", "))
      """
  }

  private static func shown(_ death: EncounterTrial.Death) -> Peril.Shown {
    Peril.shown(nucleus: death.nucleus, bleeding: Int((death.bleeding * 60).rounded()))
  }

  /// All lives, one a line. The last field is the health of the nucleus in percent, step by step.
  var csv: String {
    var lines = [
      "level,player,seed,seconds,cause,killer_mark,warning,weak,shown_weak,shown_near,bleeding,nucleus"
    ]
    for entry in lives {
      var fields = [entry.level.rawValue, entry.player.rawValue, String(entry.seed)]
      fields.append(String(format: "%.2f", entry.life.time))
      if let death = entry.life.death {
        let weak = Float(death.nucleus.count { $0 < Peril.threshold }) / 60
        fields.append(String(describing: death.cause))
        fields.append(death.mark.map { String(describing: $0) } ?? "")
        fields.append(String(format: "%.2f,%.2f", death.warning, weak))
        let shown = Self.shown(death)
        fields.append(String(format: "%.2f,%.2f", shown.weak, shown.near))
        fields.append(String(format: "%.2f", death.bleeding))
        fields.append(death.nucleus.map { String(Int($0 * 100)) }.joined(separator: " "))
      } else {
        fields.append(",,,,,,")
      }
      lines.append(fields.joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func share(_ count: Int, of all: Int) -> String {
    all == 0 ? "" : String(format: " (%.1f %%)", 100 * Double(count) / Double(all))
  }

  private static func seconds(_ values: [Float]) -> String {
    values.isEmpty ? "–" : String(format: "%.1f s", values.median)
  }
}
