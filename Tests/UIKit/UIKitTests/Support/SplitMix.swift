import CoreGraphics
import OozeKernel

typealias SplitMix = SplitMix64

extension SplitMix64 {
  init(state: UInt64) { self.init(seed: state) }

  /// Returns a number in `0..<bound`.
  mutating func next(_ bound: Int) -> Int { below(bound) }
}
