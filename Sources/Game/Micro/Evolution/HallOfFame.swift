/// The best genomes of all time, so that a discovery survives its owner.
///
/// Every entry's score fades with each birth: a success against flounderers must be repeated against hunters to stay.
public struct HallOfFame: Hashable, Sendable {
  /// An entry of the hall.
  public struct Entry: Hashable, Sendable {
    /// The creature's genome.
    public var genome: Genome
    /// The creature's descent.
    public var lineage: Lineage
    /// The creature's identifier.
    public var creature: CreatureID
    /// The creature's success, which fades with every birth.
    public var score: Float
  }

  /// The entries, best first. Equal entries are in order of arrival.
  public private(set) var entries: [Entry] = []
  /// The most entries.
  public let capacity: Int

  /// The number of births after which half of a score is left.
  static let halfLife = 1_000
  /// The part of a score that is left after one birth: 2^(−1/`halfLife`). It is a literal, because the simulation's
  /// mathematics has no powers; a test checks it against `halfLife`.
  static let fading: Float = 0.999_307_092_990_452_5

  /// Creates an empty hall.
  public init(capacity: Int = 16) { self.capacity = capacity }

  /// Restores a hall from a save. Entries beyond the capacity are dropped.
  init(capacity: Int, entries: [Entry]) {
    self.capacity = capacity
    self.entries = Array(entries.prefix(capacity))
  }

  /// Offers a creature. Its newest score replaces its older one, better or not, so that no creature stays for the luck
  /// of one moment.
  ///
  /// - Complexity: O(capacity).
  public mutating func offer(_ entry: Entry) {
    entries.removeAll { $0.creature == entry.creature }
    guard entry.score > 0 else { return }
    let place = entries.firstIndex { $0.score < entry.score } ?? entries.count
    guard place < capacity else { return }
    entries.insert(entry, at: place)
    if entries.count > capacity { entries.removeLast() }
  }

  /// Returns whether an offer would change the hall: a cheap test before copying a genome.
  func wants(_ score: Float, of creature: CreatureID) -> Bool {
    let bar = entries.count < capacity ? 0 : entries[entries.count - 1].score
    return score > bar || entries.contains { $0.creature == creature }
  }

  /// Fades all scores by one birth. The order doesn't change.
  mutating func fade() {
    for index in entries.indices { entries[index].score *= HallOfFame.fading }
  }
}
