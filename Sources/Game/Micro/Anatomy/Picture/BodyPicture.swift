/// A body as shapes with colours, ready for anything that can fill and stroke: the editor, a menu, a file.
///
///     BodyPicture(of: plan, hue: genome.hue).svg()
///
/// Coordinates are the creature's own, in cell lengths, with y down as on a screen, so that it looks to the right. An
/// organ's shape identifies it, not only its colour.
public struct BodyPicture: Sendable {
  /// A shape of the picture.
  public enum Shape: Hashable, Sendable {
    /// A circle.
    case circle(centre: Vector, radius: Float)
    /// Straight lines from point to point.
    case path([Vector], isClosed: Bool)
  }

  /// A shape to fill, to stroke, or both in this order.
  public struct Command: Hashable, Sendable {
    /// The shape to draw.
    public let shape: Shape
    /// The colour of its inside; `nil` to leave it unfilled.
    public let fill: Colour?
    /// The colour of its outline; `nil` for none.
    public let stroke: Colour?
    /// The width of lines in cell lengths, with round joins and ends.
    public let lineWidth: Float
  }

  /// The commands, from back to front.
  public private(set) var commands: [Command] = []

  /// The corner with the smallest coordinates of a rectangle around the cells, with a margin for parts that stick out.
  public private(set) var low: Vector
  /// The corner of the rectangle with the largest coordinates.
  public private(set) var high: Vector

  /// Creates an empty picture.
  init() {
    low = .zero
    high = .zero
  }

  /// Draws a body.
  ///
  /// - Parameters:
  ///   - hue: The hue of its skin, as in its genome.
  ///   - positions: The positions of its cells, as many as the body has; `nil` for the body at rest.
  public init(of plan: BodyPlan, hue: Float, positions: [Vector]? = nil) {
    let positions = positions ?? plan.cells.map { $0.position }
    precondition(
      positions.count == plan.cells.count,
      "\(positions.count) positions for \(plan.cells.count) cells")
    let margin: Float = 1.2
    low = Vector(
      x: positions.reduce(into: positions[0].x) { $0 = min($0, $1.x) } - margin,
      y: positions.reduce(into: positions[0].y) { $0 = min($0, $1.y) } - margin)
    high = Vector(
      x: positions.reduce(into: positions[0].x) { $0 = max($0, $1.x) } + margin,
      y: positions.reduce(into: positions[0].y) { $0 = max($0, $1.y) } + margin)
    let skin = Colour(hue: hue)
    drawSkin(plan, positions, skin)
    for link in plan.links {
      draw(link.type, from: positions[link.a], to: positions[link.b], in: link.type.colour)
    }
    for index in plan.cells.indices {
      draw(
        plan.cells[index].type, skin: skin,
        in: Frame(
          origin: positions[index], ahead: plan.facing(of: index, at: positions),
          scale: plan.cells[index].type.traits.radius))
    }
  }

  /// Draws a soft rim of one colour around everything, which visually holds the creature together.
  private mutating func drawSkin(_ plan: BodyPlan, _ positions: [Vector], _ colour: Colour) {
    for link in plan.links where link.type != .nerve {
      line([positions[link.a], positions[link.b]], colour.with(opacity: 0.22), width: 0.6)
    }
    for (cell, place) in zip(plan.cells, positions) {
      circle(place, cell.type.traits.radius + 0.14, fill: colour.with(opacity: 0.22))
    }
  }

  mutating func circle(
    _ centre: Vector, _ radius: Float, fill: Colour? = nil, stroke: Colour? = nil, width: Float = 0
  ) {
    commands.append(
      Command(
        shape: .circle(centre: centre, radius: radius), fill: fill, stroke: stroke,
        lineWidth: width))
  }

  mutating func line(_ points: [Vector], _ stroke: Colour, width: Float) {
    commands.append(
      Command(
        shape: .path(points, isClosed: false), fill: nil, stroke: stroke, lineWidth: width))
  }

  mutating func polygon(_ points: [Vector], _ fill: Colour) {
    commands.append(
      Command(shape: .path(points, isClosed: true), fill: fill, stroke: nil, lineWidth: 0))
  }
}

/// The coordinate system of a glyph: 1 is the cell's radius, x the direction in which it looks.
struct Frame {
  let origin: Vector
  /// The direction ahead, a unit vector.
  let ahead: Vector
  let scale: Float

  /// Converts a point of the glyph to the picture's coordinates.
  func place(_ x: Float, _ y: Float) -> Vector {
    origin + (ahead * x + ahead.perpendicular * y) * scale
  }

  /// Returns a point of the glyph from its angle in radians and its distance.
  func polar(_ angle: Float, _ distance: Float) -> Vector {
    place(distance * Math.cos(angle), distance * Math.sin(angle))
  }
}

extension BodyPlan {
  /// Returns the direction in which a cell's organ looks, a unit vector: outward from the mean of its linked
  /// neighbours, turned by its own direction. It is ahead if there is no outward direction.
  ///
  /// - Parameter positions: The positions of the body's cells.
  func facing(of cell: Int, at positions: [Vector]) -> Vector {
    let around = neighbours[cells[cell].neighbours]
    let sum = around.reduce(into: Vector.zero) { $0 += positions[$1.cell] }
    let outward =
      around.isEmpty ? .zero : (positions[cell] - sum * (1 / Float(around.count))).normalized
    let ahead = outward == .zero ? Vector(x: 1, y: 0) : outward
    let angle = cells[cell].direction
    return ahead * Math.cos(angle) + ahead.perpendicular * Math.sin(angle)
  }
}
