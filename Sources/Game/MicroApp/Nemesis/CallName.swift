import Micro

/// The names of single creatures: those that have wounded the player.
@available(iOS 16, *)
enum CallName {
  private static let beginnings = [
    "Gn", "Kr", "Sk", "Thr", "Dr", "V", "M", "Z", "B", "R", "Sn", "Gr", "Tr", "Sl", "F", "H",
  ]
  private static let middles = ["a", "o", "i", "u", "e", "ai", "oo", "ar", "or", "ur"]
  private static let ends = ["sh", "k", "x", "th", "gg", "nt", "rm", "ss", "lp", "zz", "ck", "ng"]

  /// Returns the name of a creature in a dish: always the same, and one of 1,920.
  ///
  /// - Parameter seed: The seed of the dish.
  static func name(of creature: CreatureID, seed: UInt64) -> String {
    var hash = StateHash()
    hash.combine(seed)
    hash.combine(creature)
    var random = RandomSource(seed: hash.value)
    return [beginnings, middles, ends].reduce("") { $0 + $1[random.below($1.count)] }
  }
}
