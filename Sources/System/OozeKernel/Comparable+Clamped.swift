extension Comparable {
  /// Returns the value, or the limit that it exceeds. NaN becomes the lower limit.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    clamped(limits.lowerBound, limits.upperBound)
  }

  /// Returns the value clamped to limits that may be in the wrong order; then the upper one is returned.
  @inlinable
  package func clamped(_ lower: Self, _ upper: Self) -> Self {
    let raised = self > lower ? self : lower
    return raised < upper ? raised : upper
  }
}
