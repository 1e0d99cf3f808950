import Micro

/// The drawn parts of a creature: its cells, its links and its skin, whether it could live or not.
///
/// A draft in the editor has a figure at every moment; `BodyPlan` asks for a body that can live.
@available(iOS 16, *)
struct Figure: Sendable {
  struct Cell: Sendable {
    let type: CellType
    /// At rest, in the creature's own frame, in cell lengths.
    let position: Vector
    /// How its organ is turned against outward, in radians.
    let direction: Float
    /// Indices of the cells that are linked to it.
    var neighbours: [Int] = []
  }

  struct Link: Sendable {
    let type: LinkType
    let a: Int
    let b: Int
    /// In cell lengths, positive.
    let restLength: Float
  }

  let cells: [Cell]
  let links: [Link]
  let hue: Float

  /// Cells and links in the genome's order. Links without both of their cells, or without a length,
  /// are left out.
  init(_ genome: Genome) {
    var cells = genome.cells.map {
      Cell(type: $0.type, position: $0.position, direction: $0.direction)
    }
    links = genome.links.compactMap { gene in
      guard let a = genome.index(ofCell: gene.a), let b = genome.index(ofCell: gene.b) else {
        return nil
      }
      let length = (cells[b].position - cells[a].position).length
      return length > 0 ? Link(type: gene.type, a: a, b: b, restLength: length) : nil
    }
    for link in links {
      cells[link.a].neighbours.append(link.b)
      cells[link.b].neighbours.append(link.a)
    }
    self.cells = cells
    hue = genome.hue
  }

  /// The direction in which a cell's organ looks, of length 1: outward from the mean of its linked
  /// neighbours, turned by its own direction, and ahead where there is no outward. O(neighbours).
  ///
  /// - Parameter positions: Where the cells are.
  func facing(of cell: Int, at positions: [Vector]) -> Vector {
    let around = cells[cell].neighbours
    var sum = Vector.zero
    for neighbour in around { sum += positions[neighbour] }
    let outward =
      around.isEmpty ? .zero : (positions[cell] - sum * (1 / Float(around.count))).normalized
    let ahead = outward == .zero ? Vector(x: 1, y: 0) : outward
    let turn = Vector(angle: cells[cell].direction)
    return Vector(
      x: ahead.x * turn.x - ahead.y * turn.y, y: ahead.x * turn.y + ahead.y * turn.x)
  }
}
