import Micro

/// The drawn parts of a creature: its cells, its links and its skin, whether it is viable or not.
///
/// A draft in the editor always has a figure; `BodyPlan` requires a viable body.
@available(iOS 16, *)
struct Figure: Sendable {
  struct Cell: Sendable {
    let type: CellType
    /// The position at rest in the creature's own frame, in cell lengths.
    let position: Vector
    /// The turn of its organ from outward, in radians.
    let direction: Float
    /// The indices of the cells that are linked to it.
    var neighbours: [Int] = []
  }

  struct Link: Sendable {
    let type: LinkType
    let a: Int
    let b: Int
    /// The length at rest in cell lengths, positive.
    let restLength: Float
  }

  let cells: [Cell]
  let links: [Link]
  var hue: Float

  /// Creates a figure with cells and links in the genome's order. Links without both of their cells, or without a
  /// length, are left out.
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

  /// Returns whether a cell belongs to the tail: the rear third, the soft side from which wounds are deeper. A body
  /// without a length has no tail.
  func isTail(_ cell: Cell) -> Bool {
    let places = cells.map(\.position.x)
    guard let rear = places.min(), let front = places.max(), front - rear > 1.5 else {
      return false
    }
    return cell.position.x < rear + (front - rear) * 0.34
  }

  /// Returns the direction in which a cell's organ looks, a unit vector: outward from the mean of its linked
  /// neighbours, turned by its own direction. It is ahead if there is no outward direction. O(neighbours).
  ///
  /// - Parameter positions: The positions of the cells.
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
