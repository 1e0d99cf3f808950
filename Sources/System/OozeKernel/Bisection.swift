/// Search in what is in order. Other modules inline its members because it is usable from inline (F-SWIFT-12).
@usableFromInline package enum Bisection {
  /// How many of the numbers from 0 up to `count` `holds` holds for, which it must not for any after
  /// the first for which it does not. 0 where `count` is negative. O(log n)
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

  /// Halves the interval so many times around the place up to which `holds` holds. It is as wide
  /// afterwards as it was, divided by 2 to the power of `halvings`.
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

  /// The middle of what `interval(from:to:halvings:where:)` finds.
  @inlinable
  package static func place<Value: BinaryFloatingPoint>(
    from low: Value, to high: Value, halvings: Int, where holds: (Value) -> Bool
  ) -> Value {
    let found = interval(from: low, to: high, halvings: halvings, where: holds)
    return (found.low + found.high) / 2
  }
}
