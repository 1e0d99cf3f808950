import CoreGraphics
import Foundation

/// A vector with settable components, angle and length, which keeps its angle when its length is zero.
struct PolarVector: Equatable {
  private(set) var vector: CGVector
  private var direction: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    direction = atan2(vector.dy, vector.dx)
  }

  /// The angle in radians, clockwise from the positive x axis.
  var angle: CGFloat {
    get { direction }
    set { set(angle: newValue, length: length) }
  }

  /// The length. Setting a negative length reverses the direction.
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
