import ArgumentParser
import Foundation
import Stage

/// The translation of a drag in points, right and down positive, written `X,Y`.
struct Distance: ExpressibleByArgument {
  let vector: CGVector

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1],
      x.isFinite, y.isFinite, abs(x) <= 10_000, abs(y) <= 10_000
    else { return nil }
    vector = CGVector(dx: x, dy: y)
  }

  /// Returns the point at which a finger goes down so that its path stays inside the screen. If the path is longer than
  /// the screen, it starts at the edge.
  func start(around middle: CGPoint, within bounds: CGRect) -> CGPoint {
    func start(_ middle: CGFloat, _ way: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let margin: CGFloat = 8
      let shifted = way > 0 ? min(middle, high - margin - way) : max(middle, low + margin - way)
      return shifted.clamped(low + margin, high - margin)
    }
    return CGPoint(
      x: start(middle.x, vector.dx, bounds.minX, bounds.maxX),
      y: start(middle.y, vector.dy, bounds.minY, bounds.maxY))
  }
}
