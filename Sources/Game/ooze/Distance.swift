import ArgumentParser
import Foundation
import Stage

/// A drag's way in points, right and down positive, written `X,Y`.
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

  /// Where a finger has to go down so that the way stays inside the screen; if the way is longer
  /// than the screen, it starts at the edge.
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
