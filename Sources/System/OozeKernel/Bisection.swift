/// Binary search. Its members are usable from inline, so other modules inline them (F-SWIFT-12).
@usableFromInline package enum Bisection {
  /// Returns the first index in `0..<count` for which `holds` returns `false`, or `count` if there is none.
  /// `holds` must return `true` for every index before it and `false` for every index after it. Returns 0 if
  /// `count` is negative. O(log n)
  @inlinable
  package static func count(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Halves the interval `halvings` times around the position up to which `holds` returns `true`. The result
  /// has the original width divided by 2 to the power of `halvings`.
  @inlinable
  package static func interval<Value: BinaryFloatingPoint>(
    from low: Value, to high: Value, halvings: Int, where holds: (Value) -> Bool
  ) -> (low: Value, high: Value) {
    var (low, high) = (low, high)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low, high)
  }

  /// Returns the middle of the interval that `interval(from:to:halvings:where:)` finds.
  @inlinable
  package static func place<Value: BinaryFloatingPoint>(
    from low: Value, to high: Value, halvings: Int, where holds: (Value) -> Bool
  ) -> Value {
    let found = interval(from: low, to: high, halvings: halvings, where: holds)
    return (found.low + found.high) / 2
  }
}
