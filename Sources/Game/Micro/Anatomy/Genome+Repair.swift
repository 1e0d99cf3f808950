extension Genome {
  /// Removes connections that lost an end, and separates pairs that are no longer mirror images.
  package mutating func dropWhatDangles() {
    let genome = self
    brain.connections.removeAll { !genome.isLive($0) }
    for cell in cells.indices {
      guard let twin = cells[cell].twin else { continue }
      let image = cells[cell].mirrored(as: twin)
      if index(ofCell: twin).map({ cells[$0] != image }) ?? true { cells[cell].twin = nil }
    }
    for link in links.indices {
      guard let twin = links[link].twin else { continue }
      if index(ofLink: twin).map({ !isMirror(links[$0], of: links[link]) }) ?? true {
        links[link].twin = nil
      }
    }
  }

  /// Returns whether both ends of a connection exist: the cell with that channel, the neuron, the muscle.
  func isLive(_ connection: ConnectionGene) -> Bool {
    let begins =
      switch connection.from {
      case .sense(let cell, let channel):
        index(ofCell: cell).map { channel < cells[$0].type.senseChannels } ?? false
      case .inner: true
      case .hidden(let id): brain.hidden.contains { $0.id == id }
      }
    let ends =
      switch connection.to {
      case .hidden(let id): brain.hidden.contains { $0.id == id }
      case .command: true
      case .muscle(let id): index(ofLink: id).map { links[$0].type.isMuscle } ?? false
      }
    return begins && ends
  }

  /// Returns an identifier that no gene had before.
  mutating func takeID() throws(BodyError) -> GeneID {
    guard nextID <= GenomeLimits.largestID else { throw .identifierTooLarge(nextID) }
    defer { nextID += 1 }
    return nextID
  }

  func requiredIndex(ofCell id: GeneID) throws(BodyError) -> Int {
    guard let index = index(ofCell: id) else { throw .unknownCell(id) }
    return index
  }

  func requiredIndex(ofLink id: GeneID) throws(BodyError) -> Int {
    guard let index = index(ofLink: id) else { throw .unknownLink(id) }
    return index
  }

  func requiredMirror(of cell: GeneID) throws(BodyError) -> GeneID {
    _ = try requiredIndex(ofCell: cell)
    guard let mirror = mirror(ofCell: cell) else { throw .noTwin(cell) }
    return mirror
  }
}

extension Float {
  /// The nearest multiple of a hundredth, with halves away from zero. It keeps files and codes of genomes short. Values
  /// far beyond every limit stay unchanged.
  package var snapped: Float {
    guard abs(self) < 10_000 else { return self }
    return Float(Int(self * 100 + (self < 0 ? -0.5 : 0.5))) / 100
  }
}

extension Vector {
  /// The vector with both coordinates snapped to hundredths.
  package var snapped: Vector { Vector(x: x.snapped, y: y.snapped) }
}
