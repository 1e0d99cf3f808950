import Micro

@available(iOS 16, *)
extension Genome {
  /// Adds something, and lets the organs of all cells that were there before look where they looked: what is linked to
  /// a cell changes what is outward for it, and a spike hung on a mouth would turn the mouth inward.
  ///
  /// The turn is part of what the addition costs.
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
    // Rounded on both sides alike.
    for index in cells.indices {
      guard let twin = cells[index].twin, twin > cells[index].id,
        let other = self.index(ofCell: twin),
        abs(cells[other].direction + cells[index].direction) < 2 * Self.minimumTurn
      else { continue }
      cells[other].direction = 0 - cells[index].direction
    }
    dropWhatDangles()
  }

  /// Smaller turns, in radians, are left to the body: half a degree.
  private static let minimumTurn: Float = .pi / 360

  /// The same angle within ±π.
  private static func wrapped(_ angle: Float) -> Float {
    angle - (angle / (2 * .pi)).rounded() * 2 * .pi
  }
}
