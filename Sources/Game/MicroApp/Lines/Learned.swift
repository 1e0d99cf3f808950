import Micro

/// The changes in a dish since the last edit, in figures that were measured in it.
@available(iOS 16, *)
struct Learned: Hashable, Sendable {
  /// The time that was watched, in seconds of the run.
  let seconds: Double
  /// The progress of the best line; `nil` if none is old enough.
  let best: Progress?
  /// The line that wounded the player's creature most; `nil` if none did.
  let hurt: Hurt?

  /// A figure, and its value in the time before the last edit.
  struct Figure: Hashable, Sendable {
    let now: Float
    /// `nil` if it wasn't measured then.
    let before: Float?
  }

  /// The progress of a line. Its best creature is the one that the arena would choose as a parent first.
  struct Progress: Hashable, Sendable {
    let line: Lines.Line
    /// The number of births between the line's first creature and the best one.
    let generation: Int
    /// The body of its best creature at the last edit, or its first body.
    let before: Genome
    /// The body of its best creature now.
    let after: Genome
    /// The mean distance that its creatures cover in a second, in cell lengths; `nil` if none lived for a second.
    let speed: Figure?
    /// The energy that each of its creatures bites from others in a minute, in joules.
    let bites: Figure?
    /// The deaths of its creatures, by cause.
    let deaths: [CauseOfDeath: Int]

    /// The most frequent cause of death, and its share of all deaths; `nil` if none died. Among equals the first one in
    /// the order of `CauseOfDeath` counts.
    var mainDeath: (cause: CauseOfDeath, count: Int, all: Int)? {
      let all = deaths.values.reduce(0, +)
      let most = CauseOfDeath.allCases.max { deaths[$0, default: 0] < deaths[$1, default: 0] }
      guard all > 0, let most else { return nil }
      let first = CauseOfDeath.allCases.first { deaths[$0] == deaths[most] } ?? most
      return (first, deaths[first, default: 0], all)
    }

    /// The cells of the body now that the one before had not, or had as another type.
    var newCells: Int { after.newCells(since: before).count }
    /// The cells of the body before that the one now has not, or has as another type.
    var lostCells: Int { before.newCells(since: after).count }
  }

  /// The wounds by a line.
  struct Hurt: Hashable, Sendable {
    let line: Lines.Line
    /// The health that it took, in points.
    let health: Float
    /// The way in which it took most of that.
    let attack: Attack
  }
}
