import CoreGraphics
import Micro

/// The camera of a canvas: the place of the body in its middle, and the scale.
///
/// The head, at positive x, points up, and the creature's left is on the left. A body is as long as a screen is tall.
@available(iOS 16, *)
struct CanvasCamera: Equatable, Sendable {
  /// The place of the body in the middle of the canvas, in cell lengths.
  var centre = Vector.zero
  /// Points per cell length.
  var scale: CGFloat = 44
  /// The size of the canvas, in points.
  var size: CGSize = .zero

  /// From a whole large body on a phone to one cell that fills it.
  static let scales: ClosedRange<CGFloat> = 8...160

  /// Converts a place of the body to a point of the canvas.
  func point(of place: Vector) -> CGPoint {
    CGPoint(
      x: size.width / 2 + CGFloat(place.y - centre.y) * scale,
      y: size.height / 2 - CGFloat(place.x - centre.x) * scale)
  }

  /// Converts a point of the canvas to a place of the body.
  func place(at point: CGPoint) -> Vector {
    Vector(
      x: centre.x - Float((point.y - size.height / 2) / scale),
      y: centre.y + Float((point.x - size.width / 2) / scale))
  }

  /// Moves the picture by a distance in points.
  mutating func pan(by distance: CGVector) {
    centre.x = bounded(centre.x + Float(distance.dy / scale))
    centre.y = bounded(centre.y - Float(distance.dx / scale))
  }

  /// Zooms, and keeps the place under a point where it is, unless a limit is reached.
  ///
  /// - Parameter factor: Greater than 1 to enlarge.
  mutating func zoom(by factor: CGFloat, around point: CGPoint) {
    let place = self.place(at: point)
    scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    let moved = self.point(of: place)
    pan(by: CGVector(dx: point.x - moved.x, dy: point.y - moved.y))
  }

  /// Shows the whole body as large as possible, but no cell larger than at first. It uses the area next to or below the
  /// views in the upper left corner, whichever has more space.
  ///
  /// - Parameters:
  ///   - margin: The margin on each side, in points.
  ///   - obstacle: The area of the views in the corner, in points of the canvas; `nil` for none.
  ///   - edge: The covered width at the right edge next to them, in points.
  ///   - cover: The covered height at the lower edge, in points.
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
    // Below, it is centred, which is worth a quarter of its size.
    let area = areas.count > 1 && fitting(areas[1]) > 1.25 * fitting(areas[0]) ? areas[1] : areas[0]
    scale = min(max(fitting(area), Self.scales.lowerBound), Self.scales.upperBound)
    centre = (bounds.low + bounds.high) * 0.5
    // Moves the middle of the canvas to the middle of the area.
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
