/// Search in what is in order. The other modules have theirs from one that this one can't import.
enum Bisection {
  /// How many of the numbers from 0 up to `count` `holds` holds for, which it must not for any after
  /// the first for which it does not. O(log n)
  @inline(__always)
  static func count(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
