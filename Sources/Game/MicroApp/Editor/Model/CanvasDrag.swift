import Micro

/// The part that a finger holds on the canvas, and the effect of letting go of it.
@available(iOS 16, *)
enum CanvasDrag: Hashable, Sendable {
  /// A cell, by a place that lies so far from its middle.
  case cell(GeneID, grip: Vector)
  /// A cell of the palette: a new one, or another type for the cell that it is dropped on.
  case newCell(CellType)
  /// A link of the palette: another type for the link that it is dropped on.
  case newLink(LinkType)
  /// The free end of a new link from a cell, to another or to a new one.
  case linkEnd(from: GeneID)
  /// One end of a link; the other stays where it is.
  case end(of: GeneID, staying: GeneID)
  /// The direction in which a cell's organ looks.
  case direction(GeneID)

  /// How near to a cell's middle something dropped is meant for it, in cell lengths.
  static let cellReach: Float = 0.42
  /// How near to a link something dropped is meant for it, in cell lengths.
  static let linkReach: Float = 0.4
  /// How far from every cell a new one may be dropped: a bit beyond the longest link, to which it
  /// then is pulled back.
  static let anchorReach: Float = GenomeLimits.linkLength.upperBound + 0.5
  /// How near to a direction in steps of 15° a turn is pulled to it, in radians: 4°.
  static let turnReach: Float = .pi / 45

  /// The effect of letting go, and the lines that it was pulled to.
  struct Intent: Hashable, Sendable {
    var operation: EditOperation
    var guides: [Snapping.Guide] = []
    /// The cell around which the guides lie.
    var anchor: GeneID?
  }
}

@available(iOS 16, *)
extension EditorDraft {
  /// The effect of letting go of something at a place.
  ///
  /// - Parameters:
  ///   - brush: What new cells and links are of.
  /// - Returns: `nil` for nothing.
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
    // On the axis, what has no twin stays there.
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
