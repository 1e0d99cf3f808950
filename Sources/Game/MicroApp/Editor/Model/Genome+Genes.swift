import Micro

@available(iOS 16, *)
extension Genome {
  /// Returns the cell with an identifier. O(cells).
  func cell(_ id: GeneID) -> CellGene? { index(ofCell: id).map { cells[$0] } }

  /// Returns the link with an identifier. O(links).
  func link(_ id: GeneID) -> LinkGene? { index(ofLink: id).map { links[$0] } }

  /// Returns the hidden neuron with an identifier. O(hidden neurons).
  func neuron(_ id: GeneID) -> HiddenGene? { brain.hidden.first { $0.id == id } }

  /// Returns the links at a cell, in the genome's order. O(links).
  func links(at cell: GeneID) -> [LinkGene] { links.filter { $0.other(than: cell) != nil } }

  /// Returns the cell whose centre is nearest to a place, within reach; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - reach: The reach, in cell lengths.
  ///   - excluded: Cells that don't count.
  func nearestCell(
    to place: Vector, within reach: Float, besides excluded: Set<GeneID> = []
  ) -> CellGene? {
    Self.nearest(of: cells.filter { !excluded.contains($0.id) }, within: reach) {
      ($0.position - place).length
    }
  }

  /// Returns the link whose line is nearest to a place, within reach; `nil` if there is none.
  func nearestLink(to place: Vector, within reach: Float) -> LinkGene? {
    Self.nearest(of: links, within: reach) { link in
      ends(of: link).map { a, b in
        let line = b - a
        let along = min(max((place - a).dot(line) / line.lengthSquared, 0), 1)
        return (place - (a + line * along)).length
      }
    }
  }

  /// Returns the link whose middle is nearest to a place, within reach; `nil` if there is none.
  func link(nearMiddle place: Vector, within reach: Float) -> LinkGene? {
    Self.nearest(of: links, within: reach) { link in
      ends(of: link).map { a, b in (place - (a + b) * 0.5).length }
    }
  }

  private func ends(of link: LinkGene) -> (a: Vector, b: Vector)? {
    guard let a = cell(link.a)?.position, let b = cell(link.b)?.position else { return nil }
    return (a, b)
  }

  /// Returns the nearest part within reach; among equals the last, which is drawn on top.
  private static func nearest<Part>(
    of parts: [Part], within reach: Float, distance: (Part) -> Float?
  ) -> Part? {
    var nearest: Part?
    var least = reach
    for part in parts {
      guard let distance = distance(part), distance <= least else { continue }
      nearest = part
      least = distance
    }
    return nearest
  }

  /// Returns the direction of a cell's organ at rest, in radians from the creature's x axis to its y axis: its
  /// direction from outward, which is ahead for a cell without neighbours.
  func facing(of cell: CellGene) -> Float { outward(of: cell) + cell.direction }

  /// Returns the direction from the mean of a cell's linked neighbours to it, in radians.
  func outward(of cell: CellGene) -> Float {
    let neighbours = links(at: cell.id).compactMap { link in
      link.other(than: cell.id).flatMap { self.cell($0)?.position }
    }
    guard !neighbours.isEmpty else { return 0 }
    let sum = neighbours.reduce(into: Vector.zero) { $0 += $1 }
    let outward = cell.position - sum * (1 / Float(neighbours.count))
    return outward == .zero ? 0 : Math.atan2(outward.y, outward.x)
  }
}
