/// Storage raises what a creature can store (`CellTraits.capacity`), and drops its share as food when
/// it dies.
extension World {
  /// The part of a creature's store that lies in a cell, by what the cell can hold.
  func share(of cell: Int) -> Double {
    let creature = creatures[Int(cells[cell].creature)]
    guard creature.capacity > 0 else { return 0 }
    return creature.energy * Double(cells[cell].type.traits.capacity) / creature.capacity
  }
}
