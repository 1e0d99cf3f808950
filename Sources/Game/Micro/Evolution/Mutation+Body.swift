extension Mutation {
  /// Makes one edit of the body, as a player could. If the edit isn't viable, another one is drawn. After some tries
  /// the child keeps its parent's body.
  mutating func changeBody(_ genome: inout Genome) {
    for _ in 0..<Mutation.bodyTries {
      var draft = genome
      guard (try? editBody(&draft)) != nil else { continue }
      genome = draft
      return
    }
  }

  private static let bodyTries = 8

  /// The kinds of edits. As many remove something as add something, so that bodies grow only by selection.
  private enum Edit: CaseIterable {
    case addCell, removeCell, retypeCell, moveCell, turnCell
    case addLink, removeLink, retypeLink
  }

  private mutating func editBody(_ genome: inout Genome) throws(BodyError) {
    let mirrored = random.chance(rates.symmetry)
    let cell = genome.cells[random.below(genome.cells.count)]
    // Everything except the nucleus can be drawn: there is exactly one.
    let type = CellType.allCases[1 + random.below(CellType.allCases.count - 1)]
    let linkType = LinkType.allCases[random.below(LinkType.allCases.count)]
    let link = genome.links.isEmpty ? nil : genome.links[random.below(genome.links.count)]
    switch Edit.allCases[random.below(Edit.allCases.count)] {
    case .addCell:
      // New tissue grows from an anchor: at a link's length, in any direction.
      let bearing = random.uniform(-.pi, .pi)
      let position = cell.position + Vector(angle: bearing)
      // There is no space for a mirror image near the axis; a new cell there grows on the axis.
      let onAxis = mirrored && position.y * position.y < 0.25
      try genome.addCell(
        type, at: onAxis ? Vector(x: position.x, y: 0) : position, linkedTo: cell.id, by: linkType,
        mirrored: mirrored)
    case .removeCell:
      try genome.removeCell(cell.id, mirrored: isPaired(cell, mirrored), pruning: true)
    case .retypeCell:
      guard cell.type != .nucleus else { throw .noNucleus }
      try genome.retypeCell(cell.id, to: type, mirrored: isPaired(cell, mirrored))
    case .moveCell:
      let offset = Vector(x: 0.2 * random.normal(), y: 0.2 * random.normal())
      try genome.moveCell(
        cell.id, to: cell.position + offset,
        mirrored: isPaired(cell, mirrored) || mirrored && cell.position.y == 0)
    case .turnCell:
      guard cell.type.isDirected else { throw .outOfRange(.direction, gene: cell.id) }
      let direction = clamped(cell.direction + 0.4 * random.normal(), to: GenomeLimits.angle)
      try genome.turnCell(cell.id, to: direction, mirrored: isPaired(cell, mirrored))
    case .addLink:
      let other = genome.cells[random.below(genome.cells.count)]
      try genome.addLink(from: cell.id, to: other.id, linkType, mirrored: mirrored)
    case .removeLink:
      guard let link else { return }
      try genome.removeLink(link.id, mirrored: mirrored && link.twin != nil)
    case .retypeLink:
      guard let link else { return }
      try genome.retypeLink(link.id, to: linkType, mirrored: mirrored && link.twin != nil)
    }
  }

  private func isPaired(_ cell: CellGene, _ mirrored: Bool) -> Bool {
    mirrored && cell.twin != nil
  }
}
