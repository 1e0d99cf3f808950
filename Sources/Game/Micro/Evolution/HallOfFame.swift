/// The best genomes that ever lived, so that what was found isn't lost with the one who had it.
///
/// Every entry's score fades as others are born: what shone against flounderers must shine again
/// against hunters to stay.
public struct HallOfFame: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var genome: Genome
    public var lineage: Lineage
    public var creature: CreatureID
    public var score: Float
  }

  /// The entries, best first; of equals, the one that came first stands first.
  public private(set) var entries: [Entry] = []
  public let capacity: Int

  /// The births after which half of a score is left.
  static let halfLife = 1_000
  /// The part of a score that is left after one birth: 2^(−1/`halfLife`). It is written out, because
  /// the simulation's mathematics has no powers; a test holds the two together.
  static let fading: Float = 0.999_307_092_990_452_5

  public init(capacity: Int = 16) { self.capacity = capacity }

  /// Restores a hall from a save. Entries beyond the capacity are left out.
  init(capacity: Int, entries: [Entry]) {
    self.capacity = capacity
    self.entries = Array(entries.prefix(capacity))
  }

  /// Offers a creature. Its newest score replaces an older one of its own, better or not, so that
  /// nobody is remembered for the luck of one moment.
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

  /// Whether an offer would change the hall: a cheap question before a genome is copied.
  func wants(_ score: Float, of creature: CreatureID) -> Bool {
    let bar = entries.count < capacity ? 0 : entries[entries.count - 1].score
    return score > bar || entries.contains { $0.creature == creature }
  }

  /// Fades all scores by one birth. The order stays.
  mutating func fade() {
    for index in entries.indices { entries[index].score *= HallOfFame.fading }
  }
}
