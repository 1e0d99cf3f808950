/// The result of a run.
public struct Score: Hashable, Sendable {
  /// Rivals that the player's creature consumed: creatures that were born with a mouth or a weapon.
  public internal(set) var rivals = 0
  /// The energy that it ate, in joules.
  public internal(set) var energy: Float = 0
  /// The length of its life, in steps.
  public internal(set) var steps: UInt64 = 0
  /// Harmless creatures that it consumed, such as mites. In files before version 5 they were counted as rivals.
  public internal(set) var prey = 0

  /// All creatures that it consumed.
  public var consumed: Int { rivals + prey }

  /// The length of its life, in seconds.
  public var time: Double { Double(steps) / 60 }

  /// One number to compare runs by: 100 for each rival, one for each joule and each second. Harmless prey counts by its
  /// energy alone.
  public var points: Int { 100 * rivals + Int(energy) + Int(steps / 60) }
}
