import Micro

/// The creatures that have locked on to the player's: for a second each has looked at it and come nearer.
@available(iOS 16, *)
struct Stalkers: Hashable, Sendable {
  /// Those that have locked on, the nearest first.
  private(set) var ids: [CreatureID] = []
  /// The distance at the last look of those that looked at the player's creature then, and the number of looks in which
  /// they came nearer.
  private var watched: [CreatureID: Watch] = [:]
  private var rest: Double = 0

  private struct Watch: Hashable, Sendable {
    var distance: Float
    var looks = 0
  }

  /// The number that is shown at once: a player can't flee from more sides.
  static let most = 3
  /// The distance up to which a creature counts, in cell lengths: what a phone's screen shows.
  static let range: Float = 14
  /// The cosine of the largest angle between a creature's heading and the way to the player's: 26°.
  static let cosine: Float = 0.9
  /// The least distance by which it comes nearer between two looks, in cell lengths.
  static let approach: Float = 0.15
  /// The time between two looks, in seconds.
  static let interval = 0.25
  /// The number of looks after which it has locked on: a second.
  static let looks = 4

  /// Looks at the dish in intervals.
  ///
  /// - Parameters:
  ///   - own: The index of the player's creature; `nil` for none.
  ///   - elapsed: The time of the run since the last call, in seconds.
  /// - Complexity: O(creatures), four times a second.
  mutating func observe(_ world: World, own: Int?, elapsed: Double) {
    guard let own else {
      self = Stalkers()
      return
    }
    ids.removeAll { world.index(of: $0) == nil }
    rest -= elapsed
    guard rest <= 0 else { return }
    rest = Self.interval
    let place = world.creatures[own].pose.center
    let before = watched
    watched = [:]
    var found: [(id: CreatureID, distance: Float)] = []
    for index in world.creatures.indices where index != own {
      guard !world.creatures[index].cells.isEmpty else { continue }
      let (id, pose) = (world.creatures[index].id, world.creatures[index].pose)
      let way = place - pose.center
      guard way.length <= Self.range, pose.heading.dot(way.normalized) >= Self.cosine,
        world.standing(of: index, to: own) != .prey
      else { continue }
      var watch = Watch(distance: way.length)
      if let last = before[id], last.distance - way.length >= Self.approach {
        watch.looks = last.looks + 1
      }
      watched[id] = watch
      if watch.looks >= Self.looks { found.append((id, way.length)) }
    }
    ids = found.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }.prefix(Self.most).map(\.id)
  }
}
