import CoreGraphics
import Micro

/// Where a canvas looks: which place of the body lies in its middle, and how large a cell length is.
///
/// The head, at positive x, points up; the creature's left is on the left. A body is as long as a
/// screen is tall.
@available(iOS 16, *)
struct CanvasCamera: Equatable, Sendable {
  /// The place of the body in the middle of the canvas, in cell lengths.
  var centre = Vector.zero
  /// Points for each cell length.
  var scale: CGFloat = 44
  /// The size of the canvas, in points.
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

  /// Shows all of a body, as large as it fits, but no cell larger than at first: beside or below what
  /// floats in the upper left corner, where there is more room.
  ///
  /// - Parameters:
  ///   - margin: In points, on each side.
  ///   - obstacle: What floats there, in points of the canvas; `nil` for nothing.
  ///   - edge: How much of the right edge is taken beside it, in points.
  ///   - cover: How much of the lower edge is taken, in points.
  mutating func fit(
    _ genome: Genome, margin: CGFloat, beside obstacle: CGRect? = nil, edge: CGFloat = 0,
    below cover: CGFloat = 0
  ) {
    let bounds = genome.bounds
    let body = CGSize(
      width: max(CGFloat(bounds.high.y - bounds.low.y), 1),
      height: max(CGFloat(bounds.high.x - bounds.low.x), 1))
    let free = CGRect(x: 0, y: 0, width: size.width, height: max(size.height - cover, 1))
    let whole = CGRect(
      x: margin, y: margin, width: max(free.width - 2 * margin, 1),
      height: max(free.height - 2 * margin, 1))
    var areas = [whole]
    if let obstacle {
      let (left, top) = (obstacle.maxX + margin, obstacle.maxY + margin)
      areas = [
        CGRect(x: whole.minX, y: top, width: whole.width, height: max(whole.maxY - top, 1)),
        CGRect(
          x: left, y: whole.minY, width: max(whole.maxX - edge - left, 1), height: whole.height),
      ]
    }
    func fitting(_ area: CGRect) -> CGFloat {
      min(area.width / body.width, area.height / body.height, 56)
    }
    // Below, it stands in the middle, which is worth a quarter of its size.
    let area = areas.count > 1 && fitting(areas[1]) > 1.25 * fitting(areas[0]) ? areas[1] : areas[0]
    scale = min(max(fitting(area), Self.scales.lowerBound), Self.scales.upperBound)
    centre = (bounds.low + bounds.high) * 0.5
    // The middle of the canvas moves to the middle of the area.
    pan(by: CGVector(dx: area.midX - size.width / 2, dy: area.midY - size.height / 2))
  }

  private func bounded(_ coordinate: Float) -> Float {
    min(max(coordinate, -GenomeLimits.extent), GenomeLimits.extent)
  }
}

@available(iOS 16, *)
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
