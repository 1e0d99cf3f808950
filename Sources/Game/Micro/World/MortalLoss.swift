/// The losses of which a creature bleeds to death.
public struct MortalLoss: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It had mouths, and lost all of them.
  public static let mouths = MortalLoss(rawValue: 1)
  /// It lost more than half of its cells.
  public static let cells = MortalLoss(rawValue: 2)
}

extension World {
  /// Returns the losses of which a creature bleeds to death; an empty set if it doesn't bleed.
  ///
  /// - Parameter index: An index in `creatures`.
  /// - Complexity: O(cells of the creature) after a loss, otherwise O(1).
  public func mortalLoss(of index: Int) -> MortalLoss { ask { $0.mortalLoss(of: index) } }
}

extension Shoal {
  /// Returns the losses of which a creature bleeds to death. Only an attacker's victim does.
  func mortalLoss(of index: Int) -> MortalLoss {
    let (left, all) = (creatures[index].cells.count, creatures[index].plan.cells.count)
    guard settings.rules.bleeds, left < all, creatures[index].lastAttacker != nil else { return [] }
    var loss: MortalLoss = []
    if 2 * left < all { loss.insert(.cells) }
    if creatures[index].plan.cellTypes.contains(.mouth), !has(.mouth, index) {
      loss.insert(.mouths)
    }
    return loss
  }
}
