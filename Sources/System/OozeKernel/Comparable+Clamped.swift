extension Comparable {
  /// The value, or the limit that it passes. What is no number is the lower limit.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    clamped(limits.lowerBound, limits.upperBound)
  }

  /// The same between limits that may have passed each other: then the upper one wins.
  @inlinable
  package func clamped(_ lower: Self, _ upper: Self) -> Self {
    let raised = self > lower ? self : lower
    return raised < upper ? raised : upper
  }
}
