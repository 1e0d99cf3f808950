extension Genome {
  /// Throws the first reason why the genome is not viable, if there is one.
  ///
  /// - Complexity: O(cells² + links · degree).
  public func validate() throws(BodyError) {
    try withDefaultFloatEnvironment { () throws(BodyError) in try validateAll() }
  }

  private func validateAll() throws(BodyError) {
    try validateCounts()
    try validateIdentifiers()
    try validateValues()
    try validateLinks()
    try validateTwins()
    try brain.validate()
    try validateSpace()
    try validateConnectedness()
  }

  private func validateCounts() throws(BodyError) {
    guard cells.count <= GenomeLimits.cells else { throw .tooManyCells(cells.count) }
    guard links.count <= GenomeLimits.links else { throw .tooManyLinks(links.count) }
    let nuclei = cells.filter { $0.type == .nucleus }
    guard !nuclei.isEmpty else { throw .noNucleus }
    guard nuclei.count == 1 else { throw .severalNuclei(nuclei[1].id) }
  }

  private func validateIdentifiers() throws(BodyError) {
    try validateOrder(cells.map { $0.id })
    try validateOrder(links.map { $0.id })
    try validateOrder(brain.hidden.map { $0.id })
  }

  private func validateOrder(_ ids: [GeneID]) throws(BodyError) {
    for (index, id) in ids.enumerated() {
      guard index == 0 || ids[index - 1] < id else { throw .identifierOutOfOrder(id) }
      guard id < nextID, id <= GenomeLimits.largestID else { throw .identifierTooLarge(id) }
    }
  }

  private func validateValues() throws(BodyError) {
    guard (0...1).contains(hue) else { throw .creatureOutOfRange(.hue) }
    guard GenomeLimits.frequency.contains(frequency) else { throw .creatureOutOfRange(.frequency) }
    guard GenomeLimits.angle.contains(phaseLag) else { throw .creatureOutOfRange(.phaseLag) }
    let coordinates = -GenomeLimits.extent...GenomeLimits.extent
    for cell in cells {
      guard coordinates.contains(cell.position.x), coordinates.contains(cell.position.y) else {
        throw .outOfRange(.position, gene: cell.id)
      }
      let directions = cell.type.isDirected ? GenomeLimits.angle : 0...0
      guard directions.contains(cell.direction) else {
        throw .outOfRange(.direction, gene: cell.id)
      }
    }
    for link in links {
      guard (0...link.type.largestAmplitude).contains(link.amplitude) else {
        throw .outOfRange(.amplitude, gene: link.id)
      }
      let phases = link.type.isMuscle ? GenomeLimits.angle : 0...0
      guard phases.contains(link.phase) else { throw .outOfRange(.phase, gene: link.id) }
    }
  }

  private func validateLinks() throws(BodyError) {
    var degrees = [Int](repeating: 0, count: cells.count)
    for (index, link) in links.enumerated() {
      guard let a = self.index(ofCell: link.a) else { throw .unknownCell(link.a) }
      guard let b = self.index(ofCell: link.b) else { throw .unknownCell(link.b) }
      guard a != b else { throw .linkToItself(link.id) }
      for earlier in links[..<index] where earlier.joins(link.a, link.b) {
        throw .duplicateLink(link.id)
      }
      let length = (cells[b].position - cells[a].position).length
      guard length <= GenomeLimits.linkLength.upperBound else { throw .linkTooLong(link.id) }
      guard length >= GenomeLimits.linkLength.lowerBound else { throw .linkTooShort(link.id) }
      for end in [a, b] {
        degrees[end] += 1
        guard degrees[end] <= GenomeLimits.degree else {
          throw .tooManyLinksAt(cell: cells[end].id)
        }
      }
    }
  }

  private func validateTwins() throws(BodyError) {
    for cell in cells {
      guard let id = cell.twin else { continue }
      guard let twin = index(ofCell: id), cells[twin] == cell.mirrored(as: id), id != cell.id else {
        throw .twinNotMirrored(cell.id)
      }
    }
    for link in links {
      guard let id = link.twin else { continue }
      guard let twin = index(ofLink: id), isMirror(links[twin], of: link), id != link.id else {
        throw .twinNotMirrored(link.id)
      }
    }
  }

  /// Checks that no two cells overlap, except linked ones, which their link holds apart.
  private func validateSpace() throws(BodyError) {
    let radii = cells.map { $0.type.traits.radius }
    for (index, cell) in cells.enumerated() {
      for other in 0..<index {
        let room = radii[index] + radii[other] - GenomeLimits.overlapTolerance
        guard
          (cell.position - cells[other].position).lengthSquared >= room * room
            || links.contains(where: { $0.joins(cell.id, cells[other].id) })
        else { throw .overlapping(cells[other].id, cell.id) }
      }
    }
  }

  private func validateConnectedness() throws(BodyError) {
    for (cell, depth) in zip(cells, depths()) where depth == nil {
      throw .disconnected(cell.id)
    }
  }

  /// Returns for each cell the smallest number of links between it and the nucleus; `nil` for a disconnected cell.
  func depths() -> [Int?] {
    var depths = [Int?](repeating: nil, count: cells.count)
    guard let nucleus = cells.firstIndex(where: { $0.type == .nucleus }) else { return depths }
    depths[nucleus] = 0
    var front = [cells[nucleus].id]
    var depth = 0
    while !front.isEmpty {
      depth += 1
      var next: [GeneID] = []
      for id in front {
        for link in links {
          guard let other = link.other(than: id), let index = index(ofCell: other),
            depths[index] == nil
          else { continue }
          depths[index] = depth
          next.append(other)
        }
      }
      front = next
    }
    return depths
  }
}

extension BrainGenes {
  fileprivate func validate() throws(BodyError) {
    guard hidden.count <= GenomeLimits.hiddenNeurons else {
      throw .tooManyHiddenNeurons(hidden.count)
    }
    guard connections.count <= GenomeLimits.connections else {
      throw .tooManyConnections(connections.count)
    }
    for gene in hidden {
      guard GenomeLimits.timeConstant.contains(gene.timeConstant) else {
        throw .outOfRange(.timeConstant, gene: gene.id)
      }
      guard GenomeLimits.weight.contains(gene.bias) else { throw .outOfRange(.bias, gene: gene.id) }
    }
    for command in Command.allCases {
      guard GenomeLimits.weight.contains(commandBias[command]) else {
        throw .creatureOutOfRange(.commandBias)
      }
    }
    for (index, connection) in connections.enumerated() {
      guard GenomeLimits.weight.contains(connection.weight) else {
        throw .connectionOutOfRange(index)
      }
      for earlier in connections[..<index]
      where earlier.from == connection.from && earlier.to == connection.to {
        throw .duplicateConnection(index)
      }
    }
  }
}
