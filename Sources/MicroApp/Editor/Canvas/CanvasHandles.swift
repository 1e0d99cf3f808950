import CoreGraphics
import Micro

/// Where the selected part can be taken hold of.
@available(iOS 16, *)
struct CanvasHandles: Hashable, Sendable {
  struct Handle: Hashable, Sendable {
    let drag: CanvasDrag
    /// In the creature's frame, in cell lengths.
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

  /// - Parameter scale: Points for each cell length. Seen from afar, handles lie farther out, so that
  ///   each can still be taken hold of.
  init(of selection: EditSelection?, in genome: Genome, scale: CGFloat) {
    // Beyond the ring around a cell, and no nearer than a fingertip is wide.
    let distance = max(1, 0.7 + Float(18 / scale))
    switch selection {
    case .cell(let id): handles = Self.handles(ofCell: id, in: genome, distance)
    case .link(let id): handles = Self.handles(ofLink: id, in: genome, distance)
    case nil: handles = []
    }
  }

  /// The handle nearest to a place, if it is within reach.
  func handle(near place: Vector, within reach: Float) -> Handle? {
    let nearest = handles.min {
      ($0.place - place).lengthSquared < ($1.place - place).lengthSquared
    }
    return nearest.flatMap { ($0.place - place).length <= reach ? $0 : nil }
  }

  private static func handles(
    ofCell id: GeneID, in genome: Genome, _ distance: Float
  ) -> [Handle] {
    guard let cell = genome.cell(id) else { return [] }
    var handles: [Handle] = []
    var taken = genome.links(at: id).compactMap { link in
      link.other(than: id).flatMap { genome.cell($0) }.map {
        ($0.position - cell.position).normalized
      }
    }
    if cell.type.isDirected {
      let facing = Vector(angle: genome.facing(of: cell))
      handles.append(
        Handle(
          drag: .direction(id), place: cell.position + facing * distance, kind: .direction))
      taken.append(facing)
    }
    let free = freest(of: taken)
    handles.append(
      Handle(drag: .linkEnd(from: id), place: cell.position + free * distance, kind: .link))
    return handles
  }

  /// The one of 16 directions that is farthest from all that are taken; to the right first, where a
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

  /// Beside the link's ends: between its cells there is no room.
  private static func handles(
    ofLink id: GeneID, in genome: Genome, _ distance: Float
  ) -> [Handle] {
    guard let link = genome.link(id), let a = genome.cell(link.a), let b = genome.cell(link.b)
    else { return [] }
    let aside = (b.position - a.position).normalized.perpendicular * distance
    return [
      Handle(drag: .end(of: id, staying: link.b), place: a.position + aside, kind: .end),
      Handle(drag: .end(of: id, staying: link.a), place: b.position + aside, kind: .end),
    ]
  }
}
