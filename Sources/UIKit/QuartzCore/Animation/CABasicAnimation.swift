/// An animation from one value to another.
///
/// Set two of the three values, as on iOS: `from` and `to`, `from` and `by`, or `by` and `to`. With only one,
/// the animation goes from `from` to the current value, from the current value to `to`, or by `by`. With none,
/// the animation of a change goes from the previous value to the new one.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { didSet { values = nil } }
  open var toValue: Any? { didSet { values = nil } }
  open var byValue: Any? { didSet { values = nil } }

  /// The three values in the form used for interpolation, computed on demand because they are needed in every
  /// frame.
  private var values: (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)?

  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    if values == nil {
      values = (AnimatableValue(fromValue), AnimatableValue(toValue), AnimatableValue(byValue))
    }
    let (from, to, by) = (
      values?.from?.asKind(of: current), values?.to?.asKind(of: current),
      values?.by?.asKind(of: current)
    )
    let start: AnimatableValue
    let end: AnimatableValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
    case (let from?, nil, nil): (start, end) = (from, current)
    case (nil, let to?, nil): (start, end) = (current, to)
    case (nil, nil, let by?): (start, end) = (current, current.adding(by))
    case (nil, nil, nil): return nil
    }
    return start.mixed(with: end, fraction)
  }
}

extension AnimatableValue {
  /// Returns the same value in the kind that a property needs: empty lists of colours and numbers are equal,
  /// and a translation may be a point.
  func asKind(of other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let list), .colors) where list.isEmpty: .colors([])
    case (.point(let p), .size): .size(CGSize(width: p.x, height: p.y))
    default: self
    }
  }
}
