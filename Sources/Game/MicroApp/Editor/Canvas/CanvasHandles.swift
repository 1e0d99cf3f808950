import CoreGraphics
import Micro

/// The handles of the selected part.
@available(iOS 16, *)
struct CanvasHandles: Hashable, Sendable {
  struct Handle: Hashable, Sendable {
    let drag: CanvasDrag
    /// The position in the creature's frame, in cell lengths.
    let place: Vector
    let kind: Kind
  }

  enum Kind: Hashable, Sendable {
    /// Pulls out a new link.
    case link
    /// Turns the organ.
    case direction
    /// An end of a link.
    case end
  }

  let handles: [Handle]

  /// Creates the handles of a selection.
  ///
  /// - Parameter scale: Points per cell length. In a distant view, handles are farther out, so that each can still be
  ///   touched.
  init(of selection: EditSelection?, in genome: Genome, scale: CGFloat) {
    // Outside of the ring around a cell, and no nearer than the width of a fingertip.
    let distance = max(1, 0.7 + Float(18 / scale))
    let room = Room(genome: genome, knob: Float(CanvasKnob.radius / scale))
    switch selection {
    case .cell(let id): handles = Self.handles(ofCell: id, in: genome, distance, room)
    case .link(let id): handles = Self.handles(ofLink: id, in: genome, distance, room)
    case nil: handles = []
    }
  }

  /// The places at which a handle covers no cell.
  private struct Room {
    let genome: Genome
    /// Half of a handle's width, in cell lengths.
    let knob: Float
    /// The step by which a handle moves outward, and the largest distance from its cell, in cell lengths.
    private static let step: Float = 0.1
    private static let farthest: Float = 2 * GenomeLimits.extent

    init(genome: Genome, knob: Float) {
      self.genome = genome
      self.knob = knob
    }

    private func isFree(_ place: Vector) -> Bool {
      genome.cells.allSatisfy { cell in
        (cell.position - place).length >= cell.type.traits.radius + knob
      }
    }

    /// Returns the nearest place in a direction, at least at the given distance, that no cell covers.
    func place(from start: Vector, _ direction: Vector, atLeast distance: Float) -> Vector {
      var distance = distance
      while distance < Self.farthest, !isFree(start + direction * distance) {
        distance += Self.step
      }
      return start + direction * distance
    }
  }

  /// Returns the handle nearest to a place, if it is within reach.
  func handle(near place: Vector, within reach: Float) -> Handle? {
    let nearest = handles.min {
      ($0.place - place).lengthSquared < ($1.place - place).lengthSquared
    }
    return nearest.flatMap { ($0.place - place).length <= reach ? $0 : nil }
  }

  private static func handles(
    ofCell id: GeneID, in genome: Genome, _ distance: Float, _ room: Room
  ) -> [Handle] {
    guard let cell = genome.cell(id) else { return [] }
    var handles: [Handle] = []
    // Linked or not: a nearby cell would be under a handle.
    var taken = genome.cells.filter { other in
      other.id != id
        && (other.position - cell.position).length < distance + Self.nearby
    }.map { ($0.position - cell.position).normalized }
    if cell.type.isDirected {
      let facing = Vector(angle: genome.facing(of: cell))
      handles.append(
        Handle(
          drag: .direction(id),
          place: room.place(from: cell.position, facing, atLeast: distance), kind: .direction))
      taken.append(facing)
    }
    let free = freest(of: taken)
    handles.append(
      Handle(
        drag: .linkEnd(from: id),
        place: room.place(from: cell.position, free, atLeast: distance), kind: .link))
    return handles
  }

  /// The distance beyond its own within which a handle avoids cells, in cell lengths.
  private static let nearby: Float = 1

  /// Returns the one of 16 directions that is farthest from all taken ones. Among equals it prefers the right, where a
  /// right thumb comes from.
  private static func freest(of taken: [Vector]) -> Vector {
    var best = Vector(x: 0, y: 1)
    var least = Float.infinity
    for step in 0..<16 {
      let direction = Vector(angle: .pi / 2 + Float(step) * .pi / 8)
      let nearest = taken.reduce(into: Float(-1)) { $0 = max($0, $1.dot(direction)) }
      guard nearest < least - 0.01 else { continue }
      best = direction
      least = nearest
    }
    return best
  }

  /// Returns the handles next to the link's ends: there is no space between its cells.
  private static func handles(
    ofLink id: GeneID, in genome: Genome, _ distance: Float, _ room: Room
  ) -> [Handle] {
    guard let link = genome.link(id), let a = genome.cell(link.a), let b = genome.cell(link.b)
    else { return [] }
    let aside = (b.position - a.position).normalized.perpendicular
    return [
      Handle(
        drag: .end(of: id, staying: link.b),
        place: room.place(from: a.position, aside, atLeast: distance), kind: .end),
      Handle(
        drag: .end(of: id, staying: link.a),
        place: room.place(from: b.position, aside, atLeast: distance), kind: .end),
    ]
  }
}
