import Micro

/// What the lives on one level say about it.
extension PolicyReport {
  /// How many of those who edit last how long, who is near the best, who died by whom, and how killers had been marked.
  ///
  /// - Parameter here: The lives on a level; those without a part of the plan are left out.
  func findings(_ here: [PolicyMeasurement.Outcome]) -> [String] {
    let whole = here.filter { $0.without == nil }
    let editing = whole.filter { PlayerPolicy.editing.contains($0.policy) }
    let sentences = [nearTheBest(editing), deathsByRivals(whole), marksOfKillers(whole)]
      .compactMap { $0 }
    let survival = survival(editing)
    return survival + (survival.isEmpty || sentences.isEmpty ? [] : [""]) + sentences
  }

  /// How many live for at least so many minutes, from the second on; nothing if nobody does.
  private func survival(_ editing: [PolicyMeasurement.Outcome]) -> [String] {
    let longest = Int((editing.map(\.life.time).max() ?? 0) / 60)
    guard longest >= 2 else { return [] }
    let minutes = 2...longest
    let alive = minutes.map { minute in editing.count { $0.life.time >= Float(60 * minute) } }
    let who = editing.count == 1 ? "the one who edits" : "\(editing.count) who edit"
    return [
      "| minute | " + minutes.map(String.init).joined(separator: " | ") + " |",
      "|" + String(repeating: "---|", count: minutes.count + 1),
      "| alive of \(who) | " + alive.map(String.init).joined(separator: " | ") + " |",
    ]
  }

  /// The part of the best's median life from which another is said to be near it.
  private static let nearBest: Float = 0.75

  /// Who lives nearly as long as who lives longest, by the medians.
  private func nearTheBest(_ editing: [PolicyMeasurement.Outcome]) -> String? {
    let medians = PlayerPolicy.editing.compactMap { policy -> (PlayerPolicy, Float)? in
      let times = editing.filter { $0.policy == policy }.map(\.life.time)
      return times.isEmpty ? nil : (policy, times.median)
    }
    guard medians.count > 1, let best = medians.map(\.1).max() else { return nil }
    let near = medians.filter { $0.1 >= Self.nearBest * best }.map(\.0.rawValue)
    return "Within a quarter of the best: \(near.joined(separator: ", "))."
  }

  /// Whoever hides is left out: it is meant to starve.
  private func deathsByRivals(_ whole: [PolicyMeasurement.Outcome]) -> String? {
    let causes = whole.filter { $0.policy != .hider }.compactMap(\.life.cause)
    guard !causes.isEmpty else { return nil }
    let killed = causes.count { $0 != .starvation }
    return "Killed by rivals: \(killed) of \(causes.count) who died and don't hide."
  }

  private func marksOfKillers(_ whole: [PolicyMeasurement.Outcome]) -> String? {
    let marks = whole.compactMap(\.life.killerMark)
    guard !marks.isEmpty else { return nil }
    func count(_ standing: World.Standing) -> Int { marks.count { $0 == standing } }
    return "Killers that had been in sight two seconds before: \(marks.count), marked dangerous "
      + "\(count(.dangerous)), edible \(count(.edible)), neither \(count(.even))."
  }
}
