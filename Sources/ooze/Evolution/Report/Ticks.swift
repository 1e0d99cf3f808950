import Foundation

/// Round numbers along an axis that begins at zero: steps of 1, 2 or 5 times a power of ten.
struct Ticks {
  let step: Double
  /// The last tick, at or beyond the largest value.
  let end: Double

  init(covering range: ClosedRange<Double>) {
    let rough = range.upperBound / 5
    let power = pow(10, floor(log10(rough)))
    let factor = rough / power
    step = power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10)
    end = step * (range.upperBound / step).rounded(.up)
  }

  var values: [Double] { (0...Int((end / step).rounded())).map { Double($0) * step } }

  func text(_ value: Double) -> String {
    let decimals = max(0, Int(-floor(log10(step))))
    return String(format: "%.\(decimals)f", value)
  }
}
