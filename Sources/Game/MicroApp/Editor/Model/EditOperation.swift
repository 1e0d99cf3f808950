import Micro

/// One operation of a player on a creature.
@available(iOS 16, *)
enum EditOperation: Hashable, Sendable {
  case addCell(CellType, at: Vector, linkedTo: GeneID, by: LinkType)
  case moveCell(GeneID, to: Vector)
  /// Removes a cell with its links and, if it prunes, with everything that is then disconnected.
  case removeCell(GeneID, pruning: Bool)
  case retypeCell(GeneID, to: CellType)
  /// Sets a direction in radians from outward.
  case turnCell(GeneID, to: Float)
  case addTwin(GeneID)
  case addLink(from: GeneID, to: GeneID, LinkType)
  case reattachLink(GeneID, from: GeneID, to: GeneID)
  case removeLink(GeneID)
  case retypeLink(GeneID, to: LinkType)
  case tuneMuscle(GeneID, amplitude: Float, phase: Float)
  /// Sets the wave, in hertz and radians for each step of depth.
  case tuneWave(frequency: Float, phaseLag: Float)
  case rename(CreatureName)
  /// Sets the hue, 0 … 1 around the colour circle.
  case tint(Float)

  /// Applies the operation to a genome, which doesn't change if the operation is refused.
  ///
  /// - Parameter isSymmetric: Whether to change the mirror image too, if there is one.
  /// - Returns: The part to select afterwards; `nil` for none.
  @discardableResult
  func apply(to genome: inout Genome, isSymmetric: Bool) throws(BodyError) -> EditSelection? {
    let mirrored = isSymmetric && hasMirror(in: genome)
    switch self {
    case .addCell(let type, let place, let anchor, let link):
      return .cell(
        try genome.keepingDirections { draft throws(BodyError) in
          try draft.addCell(type, at: place, linkedTo: anchor, by: link, mirrored: mirrored)
        })
    case .moveCell(let id, let place):
      try genome.moveCell(id, to: place, mirrored: mirrored)
      return .cell(id)
    case .removeCell(let id, let pruning):
      try genome.removeCell(id, mirrored: mirrored, pruning: pruning)
      return nil
    case .retypeCell(let id, let type):
      try genome.retypeCell(id, to: type, mirrored: mirrored)
      return .cell(id)
    case .turnCell(let id, let direction):
      try genome.turnCell(id, to: direction, mirrored: mirrored)
      return .cell(id)
    case .addTwin(let id):
      return .cell(
        try genome.keepingDirections { draft throws(BodyError) in try draft.addTwin(ofCell: id) })
    case .addLink(let a, let b, let type):
      return .link(
        try genome.keepingDirections { draft throws(BodyError) in
          try draft.addLink(from: a, to: b, type, mirrored: mirrored)
        })
    case .reattachLink(let id, let a, let b):
      try genome.reattachLink(id, from: a, to: b, mirrored: mirrored)
      return .link(id)
    case .removeLink(let id):
      try genome.removeLink(id, mirrored: mirrored)
      return nil
    case .retypeLink(let id, let type):
      try genome.retypeLink(id, to: type, mirrored: mirrored)
      return .link(id)
    case .tuneMuscle(let id, let amplitude, let phase):
      try genome.tuneMuscle(id, amplitude: amplitude, phase: phase, mirrored: mirrored)
      return .link(id)
    case .tuneWave(let frequency, let phaseLag):
      try genome.tuneWave(frequency: frequency, phaseLag: phaseLag)
      return nil
    case .rename(let name):
      genome.name = name
      return nil
    case .tint(let hue):
      guard (0...1).contains(hue) else { throw .creatureOutOfRange(.hue) }
      genome.hue = hue.snapped
      return nil
    }
  }

  /// Returns whether everything that it changes has a mirror image, so that it can be done on both sides.
  private func hasMirror(in genome: Genome) -> Bool {
    switch self {
    case .addCell(_, at: _, linkedTo: let id, by: _), .moveCell(let id, to: _),
      .removeCell(let id, pruning: _), .retypeCell(let id, to: _), .turnCell(let id, to: _):
      genome.mirror(ofCell: id) != nil
    case .addLink(let a, let b, _):
      genome.mirror(ofCell: a) != nil && genome.mirror(ofCell: b) != nil
    case .reattachLink(let id, let a, let b):
      genome.mirror(ofLink: id) != nil && genome.mirror(ofCell: a) != nil
        && genome.mirror(ofCell: b) != nil
    case .removeLink(let id), .retypeLink(let id, to: _),
      .tuneMuscle(let id, amplitude: _, phase: _):
      genome.mirror(ofLink: id) != nil
    case .addTwin, .tuneWave, .rename, .tint:
      false
    }
  }
}

/// The selected part.
@available(iOS 16, *)
enum EditSelection: Hashable, Sendable {
  case cell(GeneID)
  case link(GeneID)

  /// Returns whether a genome has it.
  func exists(in genome: Genome) -> Bool {
    switch self {
    case .cell(let id): genome.index(ofCell: id) != nil
    case .link(let id): genome.index(ofLink: id) != nil
    }
  }
}
