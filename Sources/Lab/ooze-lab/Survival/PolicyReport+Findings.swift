import Micro

/// The conclusions from the lives on one level.
extension PolicyReport {
  /// Returns sentences about the players that edit: how long they last, which come near the best, what killed them, and
  /// how their killers had been marked.
  ///
  /// - Parameter here: The lives on a level. Those without a part of the plan are ignored.
  func findings(_ here: [PolicyMeasurement.Outcome]) -> [String] {
    let whole = here.filter { $0.without == nil }
    let editing = whole.filter { PlayerPolicy.editing.contains($0.policy) }
    let sentences = [nearTheBest(editing), deathsByRivals(whole), marksOfKillers(whole)]
      .compactMap { $0 }
    let survival = survival(editing)
    return survival + (survival.isEmpty || sentences.isEmpty ? [] : [""]) + sentences
  }

  /// Describes how many live for at least some minutes, from the second minute on; empty if none does.
  private func survival(_ editing: [PolicyMeasurement.Outcome]) -> [String] {
    let longest = Int((editing.map(\.life.time).max() ?? 0) / 60)
    guard longest >= 2 else { return [] }
    let minutes = 2...longest
    let alive = minutes.map { minute in editing.count { $0.life.time >= Float(60 * minute) } }
    let who = editing.count == 1 ? "1 that edits" : "\(editing.count) that edit"
    return [
      "| minute | " + minutes.map(String.init).joined(separator: " | ") + " |",
      "|" + String(repeating: "---|", count: minutes.count + 1),
      "| alive of \(who) | " + alive.map(String.init).joined(separator: " | ") + " |",
    ]
  }

  /// The part of the best's median life from which a player counts as near the best.
  private static let nearBest: Float = 0.75

  /// Names the players whose median life is near the longest.
  private func nearTheBest(_ editing: [PolicyMeasurement.Outcome]) -> String? {
    let medians = PlayerPolicy.editing.compactMap { policy -> (PlayerPolicy, Float)? in
      let times = editing.filter { $0.policy == policy }.map(\.life.time)
      return times.isEmpty ? nil : (policy, times.median)
    }
    guard medians.count > 1, let best = medians.map(\.1).max() else { return nil }
    let near = medians.filter { $0.1 >= Self.nearBest * best }.map(\.0.rawValue)
    return "Within a quarter of the best: \(near.joined(separator: ", "))."
  }

  /// The player that hides doesn't count: it is meant to starve.
  private func deathsByRivals(_ whole: [PolicyMeasurement.Outcome]) -> String? {
    let causes = whole.filter { $0.policy != .hider }.compactMap(\.life.cause)
    guard !causes.isEmpty else { return nil }
    let killed = causes.count { $0 != .starvation }
    return "Killed by rivals: \(killed) of \(causes.count) deaths of players that don't hide."
  }

  private func marksOfKillers(_ whole: [PolicyMeasurement.Outcome]) -> String? {
    let marks = whole.compactMap(\.life.killerMark)
    guard !marks.isEmpty else { return nil }
    func count(_ standing: World.Standing) -> Int { marks.count { $0 == standing } }
    return "Killers that had been in sight two seconds before: \(marks.count), marked deadly "
      + "\(count(.deadly)), contested \(count(.contested)), prey \(count(.prey))."
  }
}
