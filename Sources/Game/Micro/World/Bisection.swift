/// Binary search. The other modules have their own from a module that this one can't import.
enum Bisection {
  /// Returns the first index in `0..<count` for which `holds` returns false. `holds` must be true for every index
  /// before it and false for every index after it. O(log n)
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
