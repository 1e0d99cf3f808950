import CoreGraphics
import OozeKernel

extension SplitMix64 {
  /// Uniform in the range.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }
}
