/// The sums of all of a player's runs.
@available(iOS 16, *)
struct RunStatistics: Document {
  static let kind = "statistics"

  private(set) var runs = 0
  private(set) var seconds: Double = 0
  private(set) var rivals = 0
  /// In joules.
  private(set) var energy: Double = 0
  private(set) var edits = 0
  private(set) var longest: Double = 0
  private(set) var mostRivals = 0
  private(set) var mostPoints = 0
  /// How often each cause ended a run, by the raw values of `CauseOfDeath`.
  private(set) var deaths: [UInt8: Int] = [:]
  /// Runs that the player gave up.
  private(set) var abandoned = 0
  /// The run that was counted last. With those before it, it tells which runs not to count again.
  private var lastRun: String?
  /// The runs that were counted before it, the latest last.
  private var earlierRuns: [String] = []
  /// How many runs are known by their identifiers: more than can have ended without being kept.
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
    deaths = try values.value(.deaths, or: [:])
    abandoned = try values.value(.abandoned, or: 0)
    lastRun = try values.decodeIfPresent(String.self, forKey: .lastRun)
    earlierRuns = try values.value(.earlierRuns, or: [])
  }

  /// Whether a run was counted, as far as that is remembered.
  func includes(run: String) -> Bool { run == lastRun || earlierRuns.contains(run) }

  /// Counts a run, unless it was counted.
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
    mostPoints = max(mostPoints, result.score.points)
    if let cause = result.ending?.cause {
      deaths[cause.rawValue, default: 0] += 1
    } else {
      abandoned += 1
    }
  }
}
