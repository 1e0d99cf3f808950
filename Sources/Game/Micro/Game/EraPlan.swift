/// Which opponents a run has when. Era 0 are the hand-made seed creatures; the later ones evolved
/// before the run, each for longer.
public struct EraPlan: Hashable, Sendable {
  /// The era of the opponents at the beginning.
  public var first: Int
  /// The eras that join, in the order in which they do.
  public var later: [Joining]
  /// How many mites swim around the player when it dives in: the first prey.
  public var prey: Int
  /// How many more come with each minute, in the first quarter of an hour.
  public var preyPerMinute: Int

  public struct Joining: Hashable, Sendable {
    public var era: Int
    /// The minute of the run with which they come.
    public var minute: Int
    /// How many come of each creature.
    public var copies: Int

    public init(era: Int, minute: Int, copies: Int = 1) {
      self.era = era
      self.minute = minute
      self.copies = copies
    }
  }

  public init(
    first: Int = 0, later: [Joining] = [], prey: Int = 0, preyPerMinute: Int = 0
  ) {
    self.first = first
    self.later = later
    self.prey = prey
    self.preyPerMinute = preyPerMinute
  }

  /// The bodies of the opponents at the beginning.
  ///
  /// - Parameter eras: The creatures of each era, from 0 on.
  public func founders(in eras: [[Genome]]) -> [Genome] { eras[first] }

  /// The waves that join, from the creatures of each era.
  public func arrivals(in eras: [[Genome]]) -> [Arrival] {
    preyArrivals
      + later.map { Arrival(minute: $0.minute, genomes: eras[$0.era], copies: $0.copies) }
  }

  /// The prey of the beginning, and what follows it.
  private var preyArrivals: [Arrival] {
    let first = prey > 0 ? [Arrival(minute: 0, genomes: [SeedCreatures.mite], copies: prey)] : []
    guard preyPerMinute > 0 else { return first }
    return first
      + (1...15).map {
        Arrival(minute: $0, genomes: [SeedCreatures.mite], copies: preyPerMinute)
      }
  }
}
