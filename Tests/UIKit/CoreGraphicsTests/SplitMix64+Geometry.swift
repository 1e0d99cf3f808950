import CoreGraphics
import OozeKernel

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<CGFloat> = 0...100) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }
}
