import Micro

/// The feats of a player, and with them the parts for the editor and the kinds of dishes.
@available(iOS 16, *)
struct Feats: Document {
  static let kind = "feats"

  /// A feat, with the run in which it was done.
  struct Entry: Codable, Hashable, Sendable {
    /// The name of the feat. A later version may have others.
    let feat: String
    let run: String
    let day: Day
  }

  /// The feats in the order in which they were done.
  private(set) var entries: [Entry] = []
  /// Whether the player played before there were feats, and keeps all parts.
  let hasAllParts: Bool

  /// Creates the empty book.
  ///
  /// - Parameter hasAllParts: Whether the player has all parts already.
  init(hasAllParts: Bool = false) { self.hasAllParts = hasAllParts }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    entries = try values.value(.entries, or: [])
    hasAllParts = try values.value(.hasAllParts, or: false)
  }

  /// Returns the entry of a feat; `nil` if it wasn't done.
  subscript(feat: Feat) -> Entry? { entries.first { $0.feat == feat.rawValue } }

  /// The feats that were done, in their order.
  var done: [Feat] { entries.compactMap { Feat(rawValue: $0.feat) } }

  /// Returns the feats that were done in a run.
  func done(in run: String) -> [Feat] {
    entries.filter { $0.run == run }.compactMap { Feat(rawValue: $0.feat) }
  }

  /// Enters a feat. Entering it again changes nothing.
  ///
  /// - Returns: Whether it is new.
  mutating func enter(_ feat: Feat, run: String, day: Day) -> Bool {
    guard self[feat] == nil else { return false }
    entries.append(Entry(feat: feat.rawValue, run: run, day: day))
    return true
  }

  /// The types of cells that the player can't build yet.
  var locked: Set<CellType> {
    guard !hasAllParts else { return [] }
    return Set(Feat.allCases.filter { self[$0] == nil }.compactMap(\.part))
  }

  /// The kinds of dishes in which the player can't begin a run yet.
  var lockedHabitats: Set<Habitat> {
    guard !hasAllParts else { return [] }
    return Set(Feat.allCases.filter { self[$0] == nil }.compactMap(\.habitat))
  }
}
