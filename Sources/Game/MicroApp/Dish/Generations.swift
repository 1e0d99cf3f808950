import Micro

/// How far the opponents have come: the largest generation that half of them have reached.
///
/// A generation is a birth: the clone, slightly changed, of one of the most successful.
@available(iOS 16, *)
struct Generations: Hashable, Sendable {
  /// The generation that was told of last, or found at first; `nil` before the first look.
  private(set) var current: Int?
  private var rest = 0.0
  /// Seconds from one look to the next.
  private static let interval = 1.0

  /// Looks at the dish, once a second.
  ///
  /// - Parameters:
  ///   - own: Whose rivals count.
  ///   - elapsed: Since the last frame, in seconds.
  /// - Returns: The generation that half of them have now reached; `nil` if it is none further.
  /// - Complexity: O(n log n) in the creatures, in one frame of a second.
  mutating func observe(_ world: World, own: CreatureID, elapsed: Double) -> Int? {
    rest -= elapsed
    guard rest <= 0 else { return nil }
    rest = Self.interval
    let generations = world.creatures.filter { $0.id != own }.map(\.lineage.generation)
    guard let reached = Self.reached(by: generations) else { return nil }
    guard let current else {
      self.current = reached
      return nil
    }
    guard reached > current else { return nil }
    self.current = reached
    return reached
  }

  /// The largest generation that half of them have reached; `nil` for nobody.
  static func reached(by generations: [Int]) -> Int? {
    guard !generations.isEmpty else { return nil }
    return generations.sorted(by: >)[(generations.count - 1) / 2]
  }
}
