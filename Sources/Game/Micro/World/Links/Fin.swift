/// The fin pushes more water sideways than any other link, but it is fragile. It tears at a third of the stretch that a
/// body link bears, and when one of its cells is badly wounded.
enum Fin {
  /// The part of a cell's health below which it no longer holds a fin.
  static let hold: Float = 0.5
}

extension World {
  /// Tears the fins off a cell that has just fallen below the health that holds them.
  ///
  /// - Parameter before: Its health before the wound.
  mutating func tearFins(at cell: Int, healthBefore before: Float) {
    let limit = cells[cell].type.traits.health * Fin.hold
    guard before >= limit, cells[cell].health < limit else { return }
    let creature = Int(cells[cell].creature)
    for link in creatures[creature].links
    where physics.links[link].a == cell || physics.links[link].b == cell {
      let part = creatures[creature].plan.links[Int(partOfLink[link])]
      if part.type == .fin { cut(link) }
    }
  }
}
