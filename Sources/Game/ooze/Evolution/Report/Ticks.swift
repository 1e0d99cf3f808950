import Foundation

/// Round numbers along an axis that includes zero, in steps of 1, 2 or 5 times a power of ten.
struct Ticks {
  let step: Double
  /// The first tick, at or below the smallest value, at most zero.
  let start: Double
  /// The last tick, at or beyond the largest value.
  let end: Double

  /// Chooses the ticks of an axis.
  ///
  /// - Parameters:
  ///   - range: The range to cover. A range of rounding errors about zero counts as 0 to 1, whose labels are short.
  ///   - count: The approximate number of steps.
  init(covering range: ClosedRange<Double>, about count: Int = 5) {
    let seen =
      max(range.upperBound, -range.lowerBound) < 1e-6
      ? 0...1 : min(range.lowerBound, 0)...max(range.upperBound, 0)
    let low = seen.lowerBound
    let rough = (seen.upperBound - low) / Double(count)
    let power = pow(10, floor(log10(rough)))
    let factor = rough / power
    step = power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10)
    start = step * (low / step).rounded(.down)
    end = step * (seen.upperBound / step).rounded(.up)
  }

  var values: [Double] {
    let first = Int((start / step).rounded())
    return (first...Int((end / step).rounded())).map { Double($0) * step }
  }

  func text(_ value: Double) -> String {
    let decimals = max(0, Int(-floor(log10(step))))
    return String(format: "%.\(decimals)f", value)
  }
}
