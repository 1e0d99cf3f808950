import CoreGraphics
import Foundation

/// A vector that can be set by its components or by angle and length, and that keeps its angle when it
/// has no length.
struct PolarVector: Equatable {
  private(set) var vector: CGVector
  private var direction: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    direction = atan2(vector.dy, vector.dx)
  }

  /// Radians, clockwise from the positive x axis as it is seen.
  var angle: CGFloat {
    get { direction }
    set { set(angle: newValue, length: length) }
  }

  /// Negative lengths point the other way when they are set.
  var length: CGFloat {
    get { (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot() }
    set {
      let old = length
      if old > 0, newValue > 0 {
        vector = CGVector(dx: vector.dx * (newValue / old), dy: vector.dy * (newValue / old))
      } else {
        set(angle: direction, length: newValue)
      }
    }
  }

  mutating func set(angle: CGFloat, length: CGFloat) {
    direction = angle
    vector = CGVector(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}
