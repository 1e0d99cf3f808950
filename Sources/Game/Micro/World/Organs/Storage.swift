/// Storage increases a creature's store (`CellTraits.capacity`), and drops its share as food when it dies.
extension World {
  /// Returns the part of a creature's store that is in a cell, in proportion to the cell's capacity.
  func share(of cell: Int) -> Double {
    let creature = creatures[Int(cells[cell].creature)]
    guard creature.capacity > 0 else { return 0 }
    return creature.energy * Double(cells[cell].type.traits.capacity) / creature.capacity
  }
}
