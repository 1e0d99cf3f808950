/// The first opponents of a run: three lines of an era, which the run's seed chooses, so that runs of a level begin
/// differently.
///
/// Half of the opponents are of the first line, a third of the second, and the rest of the third.
public enum Opening {
  /// Returns the founders of a run, as many as the era has creatures. A line has a founder for each of its shares.
  ///
  /// - Parameters:
  ///   - era: The creatures of the era; with fewer than three of them, all are founders.
  ///   - seed: The seed of the run.
  public static func founders(from era: [Genome], seed: UInt64) -> [Genome] {
    guard era.count >= lines else { return era }
    var hash = StateHash()
    hash.combine(seed)
    hash.combine(UInt64(era.count))
    var random = RandomSource(seed: hash.value)
    var rest = era
    let drawn = (0..<lines).map { _ in rest.remove(at: random.below(rest.count)) }
    let counts = [era.count / 2, max(era.count / 3, 1)]
    let all = zip(drawn, counts).flatMap { Array(repeating: $0, count: $1) }
    return all + Array(repeating: drawn[lines - 1], count: era.count - all.count)
  }

  /// The number of lines.
  public static let lines = 3
}
