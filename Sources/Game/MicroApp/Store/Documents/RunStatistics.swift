/// The totals of all of a player's runs.
@available(iOS 16, *)
struct RunStatistics: Document {
  static let kind = "statistics"

  private(set) var runs = 0
  private(set) var seconds: Double = 0
  private(set) var rivals = 0
  /// The energy, in joules.
  private(set) var energy: Double = 0
  private(set) var edits = 0
  private(set) var longest: Double = 0
  private(set) var mostRivals = 0
  private(set) var mostPoints = 0
  /// The best score before the last run.
  private(set) var earlierMostPoints = 0
  /// The number of runs with each medal, by the medal's name.
  private(set) var medals: [String: Int] = [:]
  /// The number of runs that each cause ended, by the raw values of `CauseOfDeath`.
  private(set) var deaths: [UInt8: Int] = [:]
  /// Runs that the player gave up.
  private(set) var abandoned = 0
  /// The run that was counted last. With the earlier ones, it prevents counting a run twice.
  private var lastRun: String?
  /// The runs that were counted before it, latest last.
  private var earlierRuns: [String] = []
  /// The number of identifiers that are kept: more than the number of finished runs that can be waiting for the disk.
  private static let memory = 64

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    runs = try values.value(.runs, or: 0)
    seconds = try values.value(.seconds, or: 0)
    rivals = try values.value(.rivals, or: 0)
    energy = try values.value(.energy, or: 0)
    edits = try values.value(.edits, or: 0)
    longest = try values.value(.longest, or: 0)
    mostRivals = try values.value(.mostRivals, or: 0)
    mostPoints = try values.value(.mostPoints, or: 0)
    earlierMostPoints = try values.value(.earlierMostPoints, or: 0)
    medals = try values.value(.medals, or: [:])
    deaths = try values.value(.deaths, or: [:])
    abandoned = try values.value(.abandoned, or: 0)
    lastRun = try values.decodeIfPresent(String.self, forKey: .lastRun)
    earlierRuns = try values.value(.earlierRuns, or: [])
  }

  /// Returns whether a score of the last run is better than all before it.
  func isRecord(_ points: Int) -> Bool { points > earlierMostPoints && points == mostPoints }

  /// Returns whether a run was counted, as far as that is remembered.
  func includes(run: String) -> Bool { run == lastRun || earlierRuns.contains(run) }

  /// Counts a run, unless it was already counted.
  mutating func count(_ result: RunResult) {
    guard !includes(run: result.card.id) else { return }
    if let lastRun { earlierRuns.append(lastRun) }
    earlierRuns = earlierRuns.suffix(Self.memory)
    lastRun = result.card.id
    runs += 1
    seconds += result.score.time
    rivals += result.score.rivals
    energy += Double(result.score.energy)
    edits += result.versions.count
    longest = max(longest, result.score.time)
    mostRivals = max(mostRivals, result.score.rivals)
    earlierMostPoints = mostPoints
    mostPoints = max(mostPoints, result.score.points)
    if let medal = Medal(points: result.score.points) { medals[medal.rawValue, default: 0] += 1 }
    if let cause = result.ending?.cause {
      deaths[cause.rawValue, default: 0] += 1
    } else {
      abandoned += 1
    }
  }
}
