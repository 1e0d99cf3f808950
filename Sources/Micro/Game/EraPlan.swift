/// Which opponents a run has when. Era 0 are the hand-made seed creatures; the later ones evolved
/// before the run, each for longer.
public struct EraPlan: Hashable, Sendable {
  /// The era of the opponents at the beginning.
  public var first: Int
  /// The eras that join, in the order in which they do.
  public var later: [Joining]

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

  public init(first: Int = 0, later: [Joining] = []) {
    self.first = first
    self.later = later
  }

  /// The bodies of the opponents at the beginning.
  ///
  /// - Parameter eras: The creatures of each era, from 0 on.
  public func founders(in eras: [[Genome]]) -> [Genome] { eras[first] }

  /// The waves that join, from the creatures of each era.
  public func arrivals(in eras: [[Genome]]) -> [Arrival] {
    later.map { Arrival(minute: $0.minute, genomes: eras[$0.era], copies: $0.copies) }
  }
}
