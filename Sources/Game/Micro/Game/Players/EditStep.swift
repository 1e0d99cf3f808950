/// One change that a scripted player makes to its creature in an edit. Genes are given by places, since their
/// identifiers aren't known in advance.
///
/// Places are in the creature's own frame. A step off the axis makes the same change on the other side.
enum EditStep: Hashable, Sendable {
  /// Changes the type of the cell at a place, and the direction of its organ.
  case retype(Vector, CellType, direction: Float = 0)
  /// Adds a cell at a place. A link from the cell at the second place holds it, and a strut to a third braces it.
  case add(
    CellType, at: Vector, on: Vector, by: LinkType = .body, direction: Float = 0,
    bracedTo: Vector? = nil)
  /// Changes the type of the link between two places.
  case relink(Vector, Vector, LinkType)
  /// Sets the frequency of the muscles, in hertz.
  case frequency(Float)

  /// The part that it adds; `nil` for a change of the wave.
  var part: Part? {
    switch self {
    case .retype(_, let type, _), .add(let type, _, _, _, _, _): .cell(type)
    case .relink(_, _, let type): .link(type)
    case .frequency: nil
    }
  }

  /// A part that a player chooses.
  enum Part: Hashable, Sendable {
    case cell(CellType)
    case link(LinkType)
  }

  /// Makes the change.
  ///
  /// - Throws: The reason why it can't be made. The genome is then unchanged.
  func apply(to genome: inout Genome) throws(BodyError) {
    var draft = genome
    switch self {
    case .retype(let place, let type, let direction):
      let id = try draft.cell(at: place)
      try draft.retypeCell(id, to: type, mirrored: place.y != 0)
      if type.isDirected { try draft.turnCell(id, to: direction, mirrored: place.y != 0) }
    case .add(let type, let place, let base, let link, let direction, let brace):
      let id = try draft.addCell(
        type, at: place, linkedTo: draft.cell(at: base), by: link, mirrored: place.y != 0)
      if direction != 0 { try draft.turnCell(id, to: direction, mirrored: place.y != 0) }
      if let brace {
        try draft.addLink(from: draft.cell(at: brace), to: id, .strut, mirrored: place.y != 0)
      }
    case .relink(let first, let second, let type):
      let ends = (try draft.cell(at: first), try draft.cell(at: second))
      guard let link = draft.links.first(where: { $0.joins(ends.0, ends.1) }) else {
        throw .unknownLink(draft.nextID)
      }
      try draft.retypeLink(link.id, to: type)
    case .frequency(let frequency):
      try draft.tuneWave(frequency: frequency, phaseLag: draft.phaseLag)
    }
    genome = draft
  }
}

extension Genome {
  /// Returns the cell at a place.
  fileprivate func cell(at place: Vector) throws(BodyError) -> GeneID {
    for cell in cells where (cell.position - place).lengthSquared < 0.01 { return cell.id }
    throw .unknownCell(nextID)
  }
}
