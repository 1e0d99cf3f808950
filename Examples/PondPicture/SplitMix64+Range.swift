import CoreGraphics
import OozeKernel

extension SplitMix64 {
  /// Returns a uniformly distributed number in the range.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }
}
