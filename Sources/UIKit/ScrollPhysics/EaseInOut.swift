import OozeKernel

/// A motion between two positions that starts and ends slowly: the cubic Bézier curve (0.42, 0) (0.58, 1), Core
/// Animation's ease-in-ease-out.
///
///     EaseInOut(from: 0, to: 300, duration: 0.3).position(at: 0.15)  // 150
package struct EaseInOut: Sendable, Equatable {
  package let start: Double
  package let end: Double
  /// The duration in seconds. With zero or less, the position is at the end immediately.
  package let duration: Double

  package init(from start: Double, to end: Double, duration: Double) {
    self.start = start
    self.end = end
    self.duration = duration
  }

  package func isDone(at time: Double) -> Bool { time >= duration }

  package func position(at time: Double) -> Double {
    if time >= duration { return end }
    if time <= 0 { return start }
    return start + (end - start) * Self.progress(time / duration)
  }

  /// Solves x(s) = part by bisection (x grows with s, 40 halvings are exact to 1e-12), and returns y(s).
  private static func progress(_ part: Double) -> Double {
    let place = Bisection.place(from: 0, to: 1, halvings: 40) { bezier($0, 0.42, 0.58) < part }
    return bezier(place, 0, 1)
  }

  private static func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }
}
