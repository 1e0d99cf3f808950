import Micro

/// The part that a finger holds on the canvas, and the effect of letting go of it.
@available(iOS 16, *)
enum CanvasDrag: Hashable, Sendable {
  /// A cell, held at a distance from its middle.
  case cell(GeneID, grip: Vector)
  /// A cell of the palette. Dropped on a cell, it changes that cell's type; elsewhere it becomes a new one.
  case newCell(CellType)
  /// A link of the palette, which changes the type of the link that it is dropped on.
  case newLink(LinkType)
  /// The free end of a new link from a cell, to another cell or to a new one.
  case linkEnd(from: GeneID)
  /// One end of a link. The other end stays where it is.
  case end(of: GeneID, staying: GeneID)
  /// The direction in which a cell's organ looks.
  case direction(GeneID)

  /// The reach of a drop onto a cell, from the cell's middle, in cell lengths.
  static let cellReach: Float = 0.42
  /// The reach of a drop onto a link, in cell lengths.
  static let linkReach: Float = 0.4
  /// The largest distance from every cell at which a new one can be dropped: a bit beyond the longest link, to which it
  /// is then pulled back.
  static let anchorReach: Float = GenomeLimits.linkLength.upperBound + 0.5
  /// The reach of the snapping to directions in steps of 15°, in radians: 4°.
  static let turnReach: Float = .pi / 45

  /// The effect of letting go, and the guides to which it was snapped.
  struct Intent: Hashable, Sendable {
    var operation: EditOperation
    var guides: [Snapping.Guide] = []
    /// The cell at the centre of the guides.
    var anchor: GeneID?
  }
}

@available(iOS 16, *)
extension EditorDraft {
  /// Returns the effect of letting go of something at a place.
  ///
  /// - Parameters:
  ///   - brush: The types of new cells and links.
  /// - Returns: `nil` for no effect.
  func intent(
    of drag: CanvasDrag, at place: Vector, brush: EditorBrush, snapping: Snapping = Snapping()
  ) throws(EditorRefusal) -> CanvasDrag.Intent? {
    switch drag {
    case .cell(let id, let grip): return moving(id, to: place - grip, snapping)
    case .newCell(let type): return try dropping(type, at: place, brush, snapping)
    case .newLink(let type):
      guard let link = genome.nearestLink(to: place, within: CanvasDrag.linkReach) else {
        return nil
      }
      return CanvasDrag.Intent(operation: .retypeLink(link.id, to: type))
    case .linkEnd(let id): return linking(id, to: place, brush, snapping)
    case .end(let link, let staying): return reattaching(link, staying, to: place)
    case .direction(let id): return turning(id, towards: place)
    }
  }

  private func moving(
    _ id: GeneID, to place: Vector, _ snapping: Snapping
  ) -> CanvasDrag.Intent? {
    guard genome.cell(id) != nil else { return nil }
    let others = Set(genome.cells.map(\.id)).subtracting(neighbours(of: id))
    let anchor = genome.nearestCell(to: place, within: .infinity, besides: others)
    // On the axis, an unpaired cell stays on it.
    let isOnAxis = isSymmetric && genome.mirror(ofCell: id) == id
    let aim = isOnAxis ? Vector(x: place.x, y: 0) : place
    let snapped =
      anchor.map { snapping.snap(aim, from: $0.position, isSymmetric: isSymmetric) }
      ?? snapping.snap(aim, isSymmetric: isSymmetric)
    return CanvasDrag.Intent(
      operation: .moveCell(id, to: snapped.position), guides: snapped.guides, anchor: anchor?.id)
  }

  private func dropping(
    _ type: CellType, at place: Vector, _ brush: EditorBrush, _ snapping: Snapping
  ) throws(EditorRefusal) -> CanvasDrag.Intent? {
    if let cell = genome.nearestCell(to: place, within: CanvasDrag.cellReach) {
      return CanvasDrag.Intent(operation: .retypeCell(cell.id, to: type))
    }
    guard let anchor = genome.nearestCell(to: place, within: CanvasDrag.anchorReach) else {
      throw .outOfReach
    }
    return adding(type, at: place, on: anchor, brush, snapping)
  }

  private func linking(
    _ id: GeneID, to place: Vector, _ brush: EditorBrush, _ snapping: Snapping
  ) -> CanvasDrag.Intent? {
    let target = genome.nearestCell(to: place, within: 0.55, besides: [id])
    if let target {
      return CanvasDrag.Intent(operation: .addLink(from: id, to: target.id, brush.link))
    }
    guard let anchor = genome.cell(id), (place - anchor.position).length > 0.5 else { return nil }
    return adding(brush.cell, at: place, on: anchor, brush, snapping)
  }

  private func adding(
    _ type: CellType, at place: Vector, on anchor: CellGene, _ brush: EditorBrush,
    _ snapping: Snapping
  ) -> CanvasDrag.Intent {
    let snapped = snapping.snap(place, from: anchor.position, isSymmetric: isSymmetric)
    return CanvasDrag.Intent(
      operation: .addCell(type, at: snapped.position, linkedTo: anchor.id, by: brush.link),
      guides: snapped.guides, anchor: anchor.id)
  }

  private func reattaching(
    _ id: GeneID, _ staying: GeneID, to place: Vector
  ) -> CanvasDrag.Intent? {
    guard let link = genome.link(id),
      let target = genome.nearestCell(to: place, within: 0.55, besides: [staying])
    else { return nil }
    return CanvasDrag.Intent(
      operation: .reattachLink(
        id, from: link.a == staying ? staying : target.id,
        to: link.a == staying ? target.id : staying))
  }

  private func turning(_ id: GeneID, towards place: Vector) -> CanvasDrag.Intent? {
    guard let cell = genome.cell(id), place != cell.position else { return nil }
    let aim = place - cell.position
    let outward = Vector(angle: genome.outward(of: cell))
    var angle = Math.atan2(outward.cross(aim), outward.dot(aim))
    let step = Float.pi / 12
    let steps = (angle / step).rounded()
    let isPulled = abs(angle - steps * step) <= CanvasDrag.turnReach
    if isPulled { angle = steps * step }
    return CanvasDrag.Intent(
      operation: .turnCell(id, to: angle),
      guides: isPulled ? [.angle(degrees: Int(steps) * 15)] : [], anchor: id)
  }

  private func neighbours(of id: GeneID) -> [GeneID] {
    genome.links(at: id).compactMap { $0.other(than: id) }
  }
}

/// The types of new cells and links.
@available(iOS 16, *)
struct EditorBrush: Hashable, Sendable {
  var cell = CellType.body
  var link = LinkType.body
}
