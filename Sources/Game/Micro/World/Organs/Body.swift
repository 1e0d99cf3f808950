/// The plain cell holds others together at a low price, and heals twice as fast as they do.
enum Body {
  /// The health that a cell regains per second.
  static let mending: Float = 0.1
  /// The factor by which plain cells heal faster.
  static let factor: Float = 2
  /// The fullness of the store from which cells heal.
  static let fullness: Float = 0.3

  static func mending(of type: CellType) -> Float {
    type == .body ? mending * factor : mending
  }
}

extension Shoal {
  /// Heals a creature's wounded cells from its store. Health costs the value of the tissue: the eaten part of the cell
  /// grows again, and the rest goes into the work.
  func mend(_ creature: Int, for time: Float) {
    guard creatures[creature].fullness > Body.fullness else { return }
    let care = self.care(of: creature)
    for cell in creatures[creature].cells {
      let traits = cells[cell].type.traits
      let missing = traits.health - cells[cell].health
      guard missing > 0, cells[cell].health > 0 else { continue }
      let healed = min(missing, Body.mending(of: cells[cell].type) * care * time)
      cells[cell].health += healed
      let paid = spend(Double(healed * traits.tissue / traits.health), of: creature)
      let grown = min(paid, max(Double(traits.tissue) - cells[cell].energy, 0))
      cells[cell].energy += grown
      bills[creature].upkeep += paid - grown
    }
  }
}
