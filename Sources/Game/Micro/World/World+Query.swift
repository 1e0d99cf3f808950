extension World {
  /// Collects the cells whose centre is within reach of a place in `scratch.found`, for loops that change the world.
  mutating func collect(near place: Vector, within reach: Float) {
    var found = scratch.found
    scratch.found = []
    found.removeAll(keepingCapacity: true)
    physics.forEachCell(near: place, within: reach) { found.append(Int32($0)) }
    scratch.found = found
  }
}
