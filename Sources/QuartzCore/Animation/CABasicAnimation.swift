/// From one value to another.
///
/// Two of the three values say it all, as on iOS: `from` and `to`; `from` and `by`; `by` and `to`. One
/// alone goes from it to the value that is shown otherwise, from that to it, or by it. With none, a
/// change that is being made goes from the value that was shown to the new one.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    let (from, to, by) = (
      parsed(fromValue, like: current), parsed(toValue, like: current),
      parsed(byValue, like: current)
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

  private func parsed(_ value: Any?, like current: AnimatableValue) -> AnimatableValue? {
    AnimatableValue(value)?.asKind(of: current)
  }
}

extension AnimatableValue {
  /// The same value as the kind that a property needs: lists of colours and numbers are the same when
  /// empty, and a translation may be given as a point.
  func asKind(of other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let list), .colors) where list.isEmpty: .colors([])
    case (.point(let p), .size): .size(CGSize(width: p.x, height: p.y))
    default: self
    }
  }
}
