import Micro

@available(iOS 16, *)
extension Genome {
  /// Adds something, and keeps the directions of all existing organs. A new link changes what is outward for a cell: a
  /// spike attached to a mouth would turn the mouth inward.
  ///
  /// The turn is part of the cost of the addition.
  mutating func keepingDirections<Result>(
    _ add: (inout Genome) throws(BodyError) -> Result
  ) throws(BodyError) -> Result {
    var next = self
    let result = try add(&next)
    next.restoreDirections(of: self)
    try next.validate()
    self = next
    return result
  }

  private mutating func restoreDirections(of old: Genome) {
    let turned = self
    for index in cells.indices where cells[index].type.isDirected {
      let cell = turned.cells[index]
      guard let before = old.cell(cell.id) else { continue }
      let turn = Self.wrapped(old.facing(of: before) - turned.facing(of: cell))
      guard abs(turn) > Self.minimumTurn else { continue }
      cells[index].direction = Self.wrapped(cell.direction + turn).snapped
    }
    // Rounded equally on both sides.
    for index in cells.indices {
      guard let twin = cells[index].twin, twin > cells[index].id,
        let other = self.index(ofCell: twin),
        abs(cells[other].direction + cells[index].direction) < 2 * Self.minimumTurn
      else { continue }
      cells[other].direction = 0 - cells[index].direction
    }
    dropWhatDangles()
  }

  /// The smallest turn that is corrected, in radians: half a degree.
  private static let minimumTurn: Float = .pi / 360

  /// Returns the same angle within ±π.
  private static func wrapped(_ angle: Float) -> Float {
    angle - (angle / (2 * .pi)).rounded() * 2 * .pi
  }
}
