import Micro

/// The progress of the opponents: the largest generation that half of them have reached.
///
/// A generation is a birth: a slightly changed clone of one of the most successful creatures.
@available(iOS 16, *)
struct Generations: Hashable, Sendable {
  /// The last announced generation, or the first one found; `nil` before the first look.
  private(set) var current: Int?
  private var rest = 0.0
  /// The seconds between two looks.
  private static let interval = 1.0

  /// Looks at the dish once per second.
  ///
  /// - Parameters:
  ///   - own: The creature whose rivals count.
  ///   - elapsed: The time since the last frame, in seconds.
  /// - Returns: The generation that half of them have now reached; `nil` if it hasn't increased.
  /// - Complexity: O(n log n) in the creatures, in one frame per second.
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

  /// Returns the largest generation that half of them have reached; `nil` for an empty array.
  static func reached(by generations: [Int]) -> Int? {
    guard !generations.isEmpty else { return nil }
    return generations.sorted(by: >)[(generations.count - 1) / 2]
  }
}
