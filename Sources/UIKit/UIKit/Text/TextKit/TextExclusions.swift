import CoreGraphics
import Foundation

/// The shapes that text avoids: the parts of a line that they cover, and their ends.
///
/// A shape covers every part of a line in which it contains any of the line's height. Subpaths are closed
/// and filled by the path's rule. Curves are approximated by straight pieces to within a quarter of a
/// point.
///
/// The cost of a line is linear in all edges, and quadratic in those that it intersects.
struct TextExclusions {
  /// An edge of a shape, from top to bottom.
  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// Whether the path runs down along the edge.
    let isDownward: Bool

    func x(at y: CGFloat) -> CGFloat {
      let part = ((y - top.y) / (bottom.y - top.y)).clamped(to: 0...1)
      return top.x + (bottom.x - top.x) * part
    }
  }

  private struct Shape {
    var edges: [Edge] = []
    let isEvenOdd: Bool
  }

  /// The flatness in points.
  private static let flatness: CGFloat = 0.25

  private let shapes: [Shape]
  /// The heights at which edges begin and end, in order.
  private let corners: [CGFloat]

  init(_ paths: [UIBezierPath]) {
    shapes = paths.map { path in
      Shape(edges: Self.edges(of: path.cgPath), isEvenOdd: path.usesEvenOddFillRule)
    }
    corners = Set(shapes.flatMap(\.edges).flatMap { [$0.top.y, $0.bottom.y] }).sorted()
  }

  /// Returns the ranges of a line from `top` to `bottom` that shapes cover, from the left, without
  /// overlaps.
  func stretches(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    // An edge that a line only touches covers none of it.
    let (top, bottom) = (top + PixelGrid.noise, bottom - PixelGrid.noise)
    guard top < bottom else { return [] }
    let taken = shapes.flatMap { Self.stretches(of: $0, from: top, to: bottom) }
    var result: [ClosedRange<CGFloat>] = []
    for stretch in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, stretch.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound...max(last.upperBound, stretch.upperBound)
      } else {
        result.append(stretch)
      }
    }
    return result
  }

  /// Returns the next height below `y` at which a line may have more space, or `nil` below all shapes. If
  /// several corners are within a point, as along curves, returns the last one.
  func nextCorner(below y: CGFloat) -> CGFloat? {
    let first = Bisection.count(corners.count) { corners[$0] <= y + PixelGrid.noise }
    guard first < corners.count else { return nil }
    let end = Bisection.count(corners.count) { corners[$0] <= y + 1 }
    return corners[max(first, end - 1)]
  }

  // MARK: Edges

  private static func edges(of path: CGPath) -> [Edge] {
    var edges: [Edge] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(to point: CGPoint) {
      defer { current = point }
      guard current.y != point.y, [current.x, current.y, point.x, point.y].allSatisfy(\.isFinite)
      else { return }
      let isDownward = current.y < point.y
      edges.append(
        Edge(
          top: isDownward ? current : point, bottom: isDownward ? point : current,
          isDownward: isDownward))
    }
    for element in path.flattened(threshold: flatness).elements {
      switch element {
      case .move(let point):
        add(to: start)
        (start, current) = (point, point)
      case .line(let point), .quad(_, let point), .cubic(_, _, let point): add(to: point)
      case .close: add(to: start)
      }
    }
    add(to: start)
    return edges
  }

  /// Returns the covered ranges between the heights at which edges begin and end. There, shapes are
  /// trapezoids, and each covers the range between its outermost corners.
  private static func stretches(
    of shape: Shape, from top: CGFloat, to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let edges = shape.edges.filter { $0.top.y < bottom && $0.bottom.y > top }
    guard !edges.isEmpty else { return [] }
    let inside = edges.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > top && $0 < bottom }
    let heights = [top] + Set(inside).sorted() + [bottom]
    var result: [ClosedRange<CGFloat>] = []
    for (above, below) in zip(heights, heights.dropFirst()) {
      let middle = (above + below) / 2
      let crossed = edges.filter { $0.top.y < middle && $0.bottom.y > middle }
        .sorted { $0.x(at: middle) < $1.x(at: middle) }
      var turns = 0
      for (left, right) in zip(crossed, crossed.dropFirst()) {
        turns += left.isDownward ? 1 : -1
        guard shape.isEvenOdd ? turns % 2 != 0 : turns != 0 else { continue }
        let xs = [left.x(at: above), left.x(at: below), right.x(at: above), right.x(at: below)]
        if let low = xs.min(), let high = xs.max(), low < high { result.append(low...high) }
      }
    }
    return result
  }
}
