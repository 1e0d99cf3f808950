import Micro
import UIKit

/// The course of the one membrane around a body: a smooth line at a small distance around the tree of its cells.
///
/// The line walks around the tree that links span from the nucleus. At each cell it keeps the cell's radius, and at the
/// ends it turns around in a round cap. Between neighbours that are close together it stays outside of both, like a web
/// between fingers.
@available(iOS 16, *)
struct Membrane: Hashable, Sendable {
  /// The cells that are linked to each cell in the tree.
  private let neighbours: [[Int]]
  private let radii: [Float]
  private let root: Int

  /// The distance of the membrane from the cells, in cell lengths.
  static let distance: Float = 0.13
  /// The largest distance of a bend from its cell, in cell lengths.
  private static let farthest: Float = 1.1
  /// The line is a spline inside of its bends, so these are a little farther out.
  private static let bulge: Float = 1.1
  /// The angle between neighbours from which a bend has three points instead of one.
  private static let wide: Float = 1.34 * .pi

  init(_ figure: Figure) {
    root = figure.cells.firstIndex { $0.type == .nucleus } ?? 0
    radii = figure.cells.map { $0.type.traits.radius + Self.distance }
    var tree = [[Int]](repeating: [], count: figure.cells.count)
    var isFound = [Bool](repeating: false, count: figure.cells.count)
    var next = figure.cells.isEmpty ? [] : [root]
    if !isFound.isEmpty { isFound[root] = true }
    while !next.isEmpty {
      let cell = next.removeFirst()
      for other in figure.cells[cell].neighbours where !isFound[other] {
        isFound[other] = true
        tree[cell].append(other)
        tree[other].append(cell)
        next.append(other)
      }
    }
    neighbours = tree
  }

  /// Returns the closed line around the cells that are left.
  ///
  /// - Parameters:
  ///   - positions: The position of each cell, in cell lengths.
  ///   - isLost: Whether a cell no longer exists.
  /// - Complexity: O(cells).
  func path(around positions: [CGPoint], isLost: (Int) -> Bool) -> CGPath {
    let path = CGMutablePath()
    guard positions.count == radii.count, !radii.isEmpty, !isLost(root) else { return path }
    var bends: [CGPoint] = []
    walk(root, from: nil, positions, isLost, &bends)
    guard let last = bends.last else { return path }
    path.move(to: Self.middle(last, bends[0]))
    for (index, bend) in bends.enumerated() {
      path.addQuadCurve(
        to: Self.middle(bend, bends[(index + 1) % bends.count]), control: bend)
    }
    path.closeSubpath()
    return path
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  /// Walks around a cell and all that hangs on it, and returns to where it came from.
  private func walk(
    _ cell: Int, from origin: Int?, _ positions: [CGPoint], _ isLost: (Int) -> Bool,
    _ bends: inout [CGPoint]
  ) {
    let place = positions[cell]
    func angle(to other: Int) -> Float {
      atan2(Float(positions[other].y - place.y), Float(positions[other].x - place.x))
    }
    let start = origin.map(angle)
    func turn(from a: Float, to b: Float) -> Float {
      let turn = b - a
      return turn > 0 ? turn : turn + 2 * .pi
    }
    var ways = neighbours[cell].filter { $0 != origin && !isLost($0) }
      .map { (cell: $0, angle: angle(to: $0)) }
    guard let first = start ?? ways.first?.angle else {
      // A cell on its own has a round membrane.
      let distance = CGFloat(radii[cell] * 1.2)
      for way in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
        bends.append(CGPoint(x: place.x + distance * way.0, y: place.y + distance * way.1))
      }
      return
    }
    ways.sort { turn(from: first, to: $0.angle) < turn(from: first, to: $1.angle) }
    if start == nil { ways.insert(ways.removeLast(), at: 0) }
    var angle = first
    for (index, way) in ways.enumerated() {
      if start != nil || index > 0 {
        bend(cell, place, from: angle, by: turn(from: angle, to: way.angle), &bends)
      }
      walk(way.cell, from: cell, positions, isLost, &bends)
      angle = way.angle
    }
    let rest = ways.isEmpty ? 2 * .pi : turn(from: angle, to: first)
    bend(cell, place, from: angle, by: rest, &bends)
  }

  /// Adds the points at which the line bends around a cell between two directions.
  private func bend(
    _ cell: Int, _ place: CGPoint, from angle: Float, by turn: Float, _ bends: inout [CGPoint]
  ) {
    let radius = radii[cell]
    func add(_ angle: Float, _ distance: Float) {
      bends.append(
        CGPoint(
          x: place.x + CGFloat(distance * cos(angle)), y: place.y + CGFloat(distance * sin(angle)))
      )
    }
    if turn > 1.9 * .pi {
      for part: Float in [0.22, 0.41, 0.59, 0.78] { add(angle + part * turn, radius * 1.2) }
    } else if turn > Self.wide {
      add(angle + .pi / 2, radius)
      add(angle + turn / 2, radius * Self.bulge)
      add(angle + turn - .pi / 2, radius)
    } else {
      add(angle + turn / 2, min(max(radius / sin(turn / 2), radius), Self.farthest))
    }
  }
}
