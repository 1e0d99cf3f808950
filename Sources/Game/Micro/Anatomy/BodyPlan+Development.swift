extension BodyPlan {
  /// Develops a genome that is known to be valid, without checking it.
  init(valid genome: Genome) {
    let mass = genome.cells.reduce(into: Float(0)) { $0 += $1.type.traits.mass }
    let moment = genome.cells.reduce(into: Vector.zero) { $0 += $1.position * $1.type.traits.mass }
    let centre = moment * (1 / mass)
    let positions = genome.cells.map { $0.position - centre }
    let depths = genome.depths().map { $0 ?? 0 }

    var links: [Link] = []
    for gene in genome.links {
      guard let a = genome.index(ofCell: gene.a), let b = genome.index(ofCell: gene.b) else {
        preconditionFailure("link \(gene.id) of a valid genome joins no cells")
      }
      let middle = genome.cells[a].position.y + genome.cells[b].position.y
      links.append(
        Link(
          gene: gene.id, type: gene.type, a: a, b: b,
          restLength: (positions[b] - positions[a]).length, amplitude: gene.amplitude,
          phase: gene.phase, depth: min(depths[a], depths[b]), side: Side(of: middle)))
    }

    var cells: [Cell] = []
    var neighbours: [Neighbour] = []
    for (index, gene) in genome.cells.enumerated() {
      let start = neighbours.count
      for (link, ends) in links.enumerated() {
        if ends.a == index { neighbours.append(Neighbour(cell: ends.b, link: link)) }
        if ends.b == index { neighbours.append(Neighbour(cell: ends.a, link: link)) }
      }
      cells.append(
        Cell(
          gene: gene.id, type: gene.type, position: positions[index], direction: gene.direction,
          depth: depths[index], neighbours: start..<neighbours.count))
    }

    self.cells = cells
    self.links = links
    hinges = Self.hinges(cells: cells, links: links, neighbours: neighbours)
    self.neighbours = neighbours
    let brain = BrainPlan(genome, cells: cells, links: links)
    linkSwings = links.enumerated().map { index, link in
      Swing(link, number: index, phaseLag: genome.phaseLag, brain: brain)
    }
    hingeSwings = hinges.map { hinge in
      Swing(hinge, phaseLag: genome.phaseLag, brain: brain, cells: cells)
    }
    hasLengthMuscles = links.contains { $0.type == .muscle }
    cellTypes = CellTypeSet(cells.map { $0.type })
    self.brain = brain
    nucleus = cells.firstIndex { $0.type == .nucleus } ?? 0
    totalMass = mass
    radius = cells.reduce(into: 0) {
      $0 = max($0, $1.position.length + $1.type.traits.radius)
    }
    front = positions.reduce(0) { max($0, $1.x) }
    upkeep =
      cells.reduce(into: 0) { $0 += $1.type.traits.upkeep }
      + links.reduce(into: 0) { $0 += $1.type.traits.upkeep }
      + Float(genome.brain.connections.count) * Self.connectionUpkeep
    tissue =
      cells.reduce(into: 0) { $0 += $1.type.traits.tissue }
      + links.reduce(into: 0) { $0 += $1.type.traits.tissue }
    capacity = cells.reduce(into: 0) { $0 += $1.type.traits.capacity }
    health = cells.reduce(into: 0) { $0 += $1.type.traits.health }
    frequency = genome.frequency
    phaseLag = genome.phaseLag
  }
}

extension BodyPlan.Side {
  /// Creates the side on which a coordinate y is.
  init(of y: Float) { self = y < 0 ? .left : y > 0 ? .right : .middle }
}
