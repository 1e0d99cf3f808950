import CoreGraphics
import OozeKernel

typealias SplitMix = SplitMix64

extension SplitMix64 {
  init(state: UInt64) { self.init(seed: state) }

  /// A number from 0 up to `bound`, without it.
  mutating func next(_ bound: Int) -> Int { below(bound) }
}
