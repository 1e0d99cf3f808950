/// Edits for the player's editor and for mutation. Each leaves a viable genome, or throws the reason why it can't and
/// changes nothing. `mirrored` makes the same change on the other side of the axis. Without it, a pair that is no
/// longer a mirror image is separated. An edit also removes what refers to a cell, muscle or sense that it removed.
extension Genome {
  /// Adds a cell and the link that holds it. Returns the cell's identifier.
  ///
  /// - Parameters:
  ///   - position: The position, which is snapped to the grid of hundredths. A cell on the axis has no mirror image.
  ///   - anchor: The cell at which the link starts.
  ///   - mirrored: Whether to add the mirror image too, linked to the anchor's counterpart, or to an anchor on the axis
  ///     itself.
  @discardableResult
  public mutating func addCell(
    _ type: CellType, at position: Vector, linkedTo anchor: GeneID, by link: LinkType,
    mirrored: Bool = false
  ) throws(BodyError) -> GeneID {
    try edit { draft throws(BodyError) in
      let position = position.snapped
      let id = try draft.appendCell(type, at: position)
      let joint = try draft.appendLink(from: anchor, to: id, link)
      guard mirrored, position.y != 0 else { return id }
      let twin = try draft.appendCell(type, at: Vector(x: position.x, y: -position.y))
      let twinJoint = try draft.appendLink(from: draft.requiredMirror(of: anchor), to: twin, link)
      draft.pairCells(id, twin)
      draft.pairLinks(joint, twinJoint)
      return id
    }
  }

  /// Moves a cell and snaps it to the grid of hundredths. A mirrored move keeps a cell of the axis on the axis.
  public mutating func moveCell(
    _ id: GeneID, to position: Vector, mirrored: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      let index = try draft.requiredIndex(ofCell: id)
      let position = position.snapped
      guard mirrored else {
        draft.cells[index].position = position
        return
      }
      if let twin = draft.cells[index].twin {
        let twinIndex = try draft.requiredIndex(ofCell: twin)
        draft.cells[index].position = position
        draft.cells[twinIndex].position = Vector(x: position.x, y: -position.y)
      } else {
        guard draft.cells[index].position.y == 0 else { throw .noTwin(id) }
        draft.cells[index].position = Vector(x: position.x, y: 0)
      }
    }
  }

  /// Removes a cell and its links.
  ///
  /// - Parameter pruning: Whether to also remove cells that are then disconnected. Otherwise those are an error.
  public mutating func removeCell(
    _ id: GeneID, mirrored: Bool = false, pruning: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      let gone = try draft.cellAndMirror(id, mirrored)
      draft.removeCells(gone)
      if pruning {
        draft.removeCells(zip(draft.cells, draft.depths()).filter { $1 == nil }.map { $0.0.id })
      }
    }
  }

  /// Changes the type of a cell. If the new type has a direction, it looks outward.
  public mutating func retypeCell(
    _ id: GeneID, to type: CellType, mirrored: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      for id in try draft.cellAndMirror(id, mirrored) {
        let index = try draft.requiredIndex(ofCell: id)
        draft.cells[index].type = type
        if !type.isDirected { draft.cells[index].direction = 0 }
      }
    }
  }

  /// Sets the direction of a cell's organ, in radians from outward. The mirror image turns the other way.
  public mutating func turnCell(
    _ id: GeneID, to direction: Float, mirrored: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      for (place, id) in try draft.cellAndMirror(id, mirrored).enumerated() {
        let index = try draft.requiredIndex(ofCell: id)
        draft.cells[index].direction = place == 0 ? direction.snapped : -direction.snapped
      }
    }
  }

  /// Sets the frequency of the body's wave in hertz, and its lag for each step away from the nucleus in radians. Both
  /// are snapped to hundredths.
  public mutating func tuneWave(frequency: Float, phaseLag: Float) throws(BodyError) {
    try edit { draft throws(BodyError) in
      draft.frequency = frequency.snapped
      draft.phaseLag = phaseLag.snapped
    }
  }

  /// Makes a change on a copy, and keeps it only if the result is viable.
  mutating func edit<Result>(
    _ change: (inout Genome) throws(BodyError) -> Result
  ) throws(BodyError) -> Result {
    try withDefaultFloatEnvironment { () throws(BodyError) in
      var draft = self
      let result = try change(&draft)
      draft.dropWhatDangles()
      try draft.validate()
      self = draft
      return result
    }
  }

  mutating func appendCell(
    _ type: CellType, at position: Vector
  ) throws(BodyError) -> GeneID {
    let id = try takeID()
    cells.append(CellGene(id: id, type: type, position: position))
    return id
  }

  mutating func pairCells(_ first: GeneID, _ second: GeneID) {
    for index in cells.indices {
      if cells[index].id == first { cells[index].twin = second }
      if cells[index].id == second { cells[index].twin = first }
    }
  }

  private mutating func removeCells(_ gone: [GeneID]) {
    cells.removeAll { gone.contains($0.id) }
    links.removeAll { gone.contains($0.a) || gone.contains($0.b) }
  }

  private func cellAndMirror(_ id: GeneID, _ mirrored: Bool) throws(BodyError) -> [GeneID] {
    _ = try requiredIndex(ofCell: id)
    guard mirrored else { return [id] }
    let mirror = try requiredMirror(of: id)
    return mirror == id ? [id] : [id, mirror]
  }
}
