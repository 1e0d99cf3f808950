import Foundation
import Micro

/// The lives of scripted players as tables.
struct PolicyReport {
  let outcomes: [PolicyMeasurement.Outcome]

  /// Describes the fates of all players on a level.
  func text(of level: Difficulty) -> String {
    let here = outcomes.filter { $0.level == level }
    let players = PlayerPolicy.allCases.compactMap { policy -> String? in
      let lives = here.filter { $0.policy == policy && $0.without == nil }.map(\.life)
      return lives.isEmpty ? nil : row(policy.rawValue, lives)
    }
    var lines = ["\(level.rawValue):", "", Self.head] + players
    let parts = self.parts(here)
    if !parts.isEmpty { lines += ["", Self.partHead] + parts }
    let findings = self.findings(here)
    if !findings.isEmpty { lines += [""] + findings }
    let shares = self.shares(here)
    if !shares.isEmpty { lines += ["", shares] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let head = """
    | player | median life | mean | edits reached | rivals eaten | first rival | lowest store | fed | died of |
    |---|---|---|---|---|---|---|---|---|
    """

  private func row(_ name: String, _ lives: [PolicyTrial.Life]) -> String {
    let first = lives.map { $0.firstRival ?? .infinity }.median
    let cells = [
      name, Self.minutes(lives.map(\.time).median), Self.minutes(lives.map(\.time).mean),
      Self.number(lives.map { Float($0.edits) }.median, 0),
      Self.number(lives.map { Float($0.rivals) }.median, 0),
      first.isFinite ? Self.number(first, 0) + " s" : "none",
      Self.percent(lives.map(\.lowestStore).median), Self.percent(lives.map(\.fed).median),
      Self.causes(lives),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func causes(_ lives: [PolicyTrial.Life]) -> String {
    var causes = CauseOfDeath.allCases.compactMap { cause -> String? in
      let count = lives.count { $0.cause == cause }
      return count > 0 ? "\(cause) \(count)" : nil
    }
    let alive = lives.count { $0.cause == nil }
    if alive > 0 { causes.append("alive \(alive)") }
    return causes.joined(separator: ", ")
  }

  // MARK: Parts

  private static let partHead = """
    | player | part | life with it | life without, mean | difference in pairs of a seed |
    |---|---|---|---|---|
    """

  private func parts(_ here: [PolicyMeasurement.Outcome]) -> [String] {
    PlayerPolicy.allCases.flatMap { policy in
      let own = here.filter { $0.policy == policy }
      let with = own.filter { $0.without == nil }.sorted { $0.seed < $1.seed }.map(\.life.time)
      return policy.parts.compactMap { part -> String? in
        let without = own.filter { $0.without == part }.sorted { $0.seed < $1.seed }
          .map(\.life.time)
        guard without.count == with.count, !with.isEmpty else { return nil }
        let difference = zip(with, without).map { $0 - $1 }.mean / 60
        let sign = difference < 0 ? "" : "+"
        return "| \(policy.rawValue) | \(part.name) | \(Self.minutes(with.mean)) | "
          + "\(Self.minutes(without.mean)) | \(sign)\(Self.number(difference, 1)) min |"
      }
    }
  }

  /// Shows how often each bought part is in the best bodies: those of the longest-lived fifth of all players that edit.
  private func shares(_ here: [PolicyMeasurement.Outcome]) -> String {
    let editors = here.filter { PlayerPolicy.editing.contains($0.policy) && $0.without == nil }
      .sorted { $0.life.time > $1.life.time }
    let best = editors.prefix(max(editors.count / 5, 1))
    guard !best.isEmpty else { return "" }
    let beginning = SeedCreatures.eel
    let shares = CellType.allCases.compactMap { type -> (CellType, Int)? in
      let had = beginning.cells.count { $0.type == type }
      let count = best.count { outcome in
        outcome.life.body.cells.count { $0.type == type } > had
      }
      return count > 0 ? (type, count) : nil
    }.sorted { $0.1 > $1.1 }
    let list = shares.map { type, count in
      "\(type.name) \(Self.percent(Float(count) / Float(best.count)))"
    }
    let which = best.count == 1 ? "body" : "\(best.count) bodies"
    return "For the \(which) that lived longest, the share with more of a part than an eel: "
      + list.joined(separator: ", ") + "."
  }

  // MARK: Lives, one a line

  /// Every life as one line of comma-separated values.
  var csv: String {
    var lines = [
      "level,player,without,seed,seconds,cause,edits,rivals,first_rival,lowest_store,fed,killer_mark,cells"
    ]
    for outcome in outcomes {
      let life = outcome.life
      // A single array literal would take the compiler half a minute.
      var fields: [String] = [outcome.level.rawValue, outcome.policy.rawValue]
      fields.append(outcome.without.map(\.name) ?? "")
      fields.append(String(outcome.seed))
      fields.append(Self.number(life.time, 2))
      fields.append(life.cause.map { String(describing: $0) } ?? "")
      fields.append(String(life.edits))
      fields.append(String(life.rivals))
      fields.append(life.firstRival.map { Self.number($0, 2) } ?? "")
      fields.append(Self.number(life.lowestStore, 3))
      fields.append(Self.number(life.fed, 3))
      fields.append(life.killerMark.map { String(describing: $0) } ?? "")
      fields.append(String(life.body.cells.count))
      lines.append(fields.joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Numbers

  private static func minutes(_ seconds: Float) -> String { number(seconds / 60, 1) + " min" }

  private static func percent(_ share: Float) -> String { number(100 * share, 0) + " %" }

  private static func number(_ number: Float, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", Double(number))
  }
}

extension [Float] {
  var mean: Float { isEmpty ? 0 : reduce(0, +) / Float(count) }

  /// The median: the mean of the middle two for an even count; 0 if empty.
  var median: Float {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
