import Micro

/// The creature that killed the player last and waits in the next dish, and those that the player has eaten since.
@available(iOS 16, *)
struct Nemesis: Document {
  static let kind = "nemesis"
  /// The number of trophies that are kept.
  static let capacity = 50

  /// A creature that has killed the player.
  struct Killer: Codable, Hashable, Sendable {
    let name: String
    /// The share code of its body.
    let code: String
    /// The number of births between the first of its line and it.
    let births: Int
    /// The run that it ended last.
    var run: String
    /// The number of the player's creatures that it killed.
    var kills = 1

    /// Its body; `nil` for a damaged code.
    var genome: Genome? { try? GenomeCode.parse(code) }
  }

  /// The one that waits; `nil` if there is none.
  private(set) var living: Killer?
  /// Those that were eaten, the latest first.
  private(set) var trophies: [Killer] = []

  init() {}

  /// Makes a killer the nemesis. One that has killed before counts the death; entering a run twice changes nothing.
  mutating func enter(_ killer: Killer) {
    guard var known = living, known.code == killer.code else {
      living = killer
      return
    }
    guard known.run != killer.run else { return }
    known.kills += 1
    known.run = killer.run
    living = known
  }

  /// Makes the nemesis a trophy, because the player has eaten it.
  mutating func eat() {
    guard let eaten = living else { return }
    living = nil
    trophies.insert(eaten, at: 0)
    trophies = Array(trophies.prefix(Self.capacity))
  }
}
