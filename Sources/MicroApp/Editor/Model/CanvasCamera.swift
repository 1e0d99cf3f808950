import CoreGraphics
import Micro

/// Where a canvas looks: which place of the body lies in its middle, and how large a cell length is.
///
/// The head, at positive x, points up; the creature's left is on the left. A body is as long as a
/// screen is tall.
struct CanvasCamera: Hashable, Sendable {
  /// The place of the body in the middle of the canvas, in cell lengths.
  var centre = Vector.zero
  /// Points for each cell length.
  var scale: CGFloat = 44
  /// Of the canvas, in points.
  var size: CGSize = .zero

  /// From a whole large body on a phone, to one cell that fills it.
  static let scales: ClosedRange<CGFloat> = 8...160

  /// The point of the canvas at which a place of the body lies.
  func point(of place: Vector) -> CGPoint {
    CGPoint(
      x: size.width / 2 + CGFloat(place.y - centre.y) * scale,
      y: size.height / 2 - CGFloat(place.x - centre.x) * scale)
  }

  /// The place of the body at a point of the canvas.
  func place(at point: CGPoint) -> Vector {
    Vector(
      x: centre.x - Float((point.y - size.height / 2) / scale),
      y: centre.y + Float((point.x - size.width / 2) / scale))
  }

  /// Moves what is seen by so many points.
  mutating func pan(by distance: CGVector) {
    centre.x = bounded(centre.x + Float(distance.dy / scale))
    centre.y = bounded(centre.y - Float(distance.dx / scale))
  }

  /// Zooms, and keeps the place under a point where it is, unless an end is reached.
  ///
  /// - Parameter factor: Greater than 1 to see it larger.
  mutating func zoom(by factor: CGFloat, around point: CGPoint) {
    let place = self.place(at: point)
    scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    let moved = self.point(of: place)
    pan(by: CGVector(dx: point.x - moved.x, dy: point.y - moved.y))
  }

  /// Shows all of a body, as large as it fits, but no cell larger than at first.
  ///
  /// - Parameter margin: In points, on each side.
  mutating func fit(_ genome: Genome, margin: CGFloat) {
    let bounds = genome.bounds
    let height = CGFloat(bounds.high.x - bounds.low.x)
    let width = CGFloat(bounds.high.y - bounds.low.y)
    centre = (bounds.low + bounds.high) * 0.5
    let fitting = min(
      (size.width - 2 * margin) / max(width, 1), (size.height - 2 * margin) / max(height, 1))
    scale = min(max(fitting, Self.scales.lowerBound), 56)
  }

  private func bounded(_ coordinate: Float) -> Float {
    min(max(coordinate, -GenomeLimits.extent), GenomeLimits.extent)
  }
}

extension Genome {
  /// The corners of the rectangle around all cells, in cell lengths.
  var bounds: (low: Vector, high: Vector) {
    var low = Vector(x: .infinity, y: .infinity)
    var high = Vector(x: -.infinity, y: -.infinity)
    for cell in cells {
      let radius = cell.type.traits.radius
      low = Vector(x: min(low.x, cell.position.x - radius), y: min(low.y, cell.position.y - radius))
      high = Vector(
        x: max(high.x, cell.position.x + radius), y: max(high.y, cell.position.y + radius))
    }
    return (low, high)
  }
}
