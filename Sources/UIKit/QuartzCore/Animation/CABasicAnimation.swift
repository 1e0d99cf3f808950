/// From one value to another.
///
/// Two of the three values say it all, as on iOS: `from` and `to`; `from` and `by`; `by` and `to`. One
/// alone goes from it to the value that is shown otherwise, from that to it, or by it. With none, a
/// change that is being made goes from the value that was shown to the new one.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { didSet { values = nil } }
  open var toValue: Any? { didSet { values = nil } }
  open var byValue: Any? { didSet { values = nil } }

  /// The three as they are interpolated; found when first needed, for they are asked for in every frame.
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
