/// A control's value and range, with the invariant minimum ≤ value ≤ maximum.
protocol BoundedModel {
  associatedtype Number: BinaryFloatingPoint
  var range: ClosedRange<Number> { get set }
  /// The stored value; use ``value``, which is kept in the range.
  var stored: Number { get set }
}

extension BoundedModel {
  var minimum: Number {
    get { range.lowerBound }
    set {
      guard !newValue.isNaN else { return }
      range = newValue...max(newValue, range.upperBound)
      value = stored
    }
  }

  var maximum: Number {
    get { range.upperBound }
    set {
      guard !newValue.isNaN else { return }
      range = min(newValue, range.lowerBound)...newValue
      value = stored
    }
  }

  var value: Number {
    get { stored }
    set { stored = newValue.isNaN ? minimum : newValue.clamped(minimum, maximum) }
  }
}
