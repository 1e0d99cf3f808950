extension World {
  /// Returns the health of a creature's nucleus as a part of the full one, 0 … 1. A creature dies with its nucleus,
  /// whatever is left of its body.
  ///
  /// - Parameter index: An index in `creatures`.
  public func nucleusHealth(of index: Int) -> Float {
    let nucleus = Int(creatures[index].cellOfPart[creatures[index].plan.nucleus])
    guard nucleus >= 0 else { return 0 }
    return max(cells[nucleus].health, 0) / CellType.nucleus.traits.health
  }

  /// Collects the cells whose centre is within reach of a place in `scratch.found`, for loops that change the world.
  mutating func collect(near place: Vector, within reach: Float) {
    var found = scratch.found
    scratch.found = []
    found.removeAll(keepingCapacity: true)
    physics.forEachCell(near: place, within: reach) { found.append(Int32($0)) }
    scratch.found = found
  }
}
