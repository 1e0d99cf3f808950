extension AnimatableValue {
  /// Returns the value at `fraction` of the way from this one to `end`. A fraction outside 0…1 extrapolates, as
  /// springs do. Values that can't be interpolated (images, paths with different elements) change in the
  /// middle.
  func mixed(with end: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let f = CGFloat(fraction)
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b, f))
    case (.point(let a), .point(let b)): return .point(a.mixed(with: b, f))
    case (.size(let a), .size(let b)): return .size(mix(a, b, f))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(origin: a.origin.mixed(with: b.origin, f), size: mix(a.size, b.size, f)))
    case (.transform(let a), .transform(let b)):
      return .transform(TransformInterpolation.mix(a, b, fraction))
    case (.color(let a), .color(let b)): return .color(mix(a, b, f))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { mix($0, $1, f) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, Float(f)) })
    case (.backdrop(let a), .backdrop(let b)): return .backdrop(mix(a, b, f))
    case (.path(let a?), .path(let b?)):
      guard let path = a.mixed(with: b, f) else { return f < 0.5 ? self : end }
      return .path(path)
    default: return fraction < 0.5 ? self : end
    }
  }

  /// Returns the sum of this value and `delta`. For transforms, `delta` is applied first.
  func adding(_ delta: AnimatableValue) -> AnimatableValue {
    switch (self, delta) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): return .size(a.adding(b))
    case (.rect(let a), .rect(let b)):
      let origin = CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y)
      return .rect(CGRect(origin: origin, size: a.size.adding(b.size)))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)): return .color(a?.adding(b) ?? b)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.adding($1) })
    case (.backdrop(let a), .backdrop(let b)): return .backdrop(a?.adding(b) ?? b)
    default: return delta
    }
  }

  /// The value that changes nothing when it is added.
  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.clear)
    case .numbers(let list): .numbers(list.map { _ in 0 })
    case .colors(let list): .colors(list.map { _ in .clear })
    case .backdrop: .backdrop(Backdrop(blurRadius: 0, saturation: 0, tint: .clear))
    case .path, .image: self
    }
  }

  /// Returns the value that gives this one when it is added to `start`.
  func subtracting(_ start: AnimatableValue) -> AnimatableValue {
    if case .transform(let t) = start {
      return adding(.transform(CATransform3DInvert(t)))
    }
    // Twice the way from the start to zero gives the negated start.
    return adding(start.mixed(with: start.zero, 2))
  }

  /// Returns the distance between two values, by which paced animations move evenly.
  func distance(to other: AnimatableValue) -> Double {
    zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      .squareRoot()
  }

  /// The components of the value; empty for a value without components.
  var components: [Double] {
    switch self {
    case .number(let v): [Double(v)]
    case .point(let v): [Double(v.x), Double(v.y)]
    case .size(let v): [Double(v.width), Double(v.height)]
    case .rect(let v):
      // Differences can have negative sizes, which `width` would make positive.
      [v.origin.x, v.origin.y, v.size.width, v.size.height].map { Double($0) }
    case .transform(let t):
      [t.rows.0, t.rows.1, t.rows.2, t.rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    case .color(let c): c?.components ?? []
    case .numbers(let list): list.map { Double($0) }
    case .colors(let list): list.flatMap(\.components)
    case .backdrop(let b):
      b.map { [Double($0.blurRadius), Double($0.saturation)] + $0.tint.components } ?? []
    case .path, .image: []
    }
  }
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ f: CGFloat) -> CGFloat { a + (b - a) * f }

private func mix(_ a: CGSize, _ b: CGSize, _ f: CGFloat) -> CGSize {
  CGSize(width: mix(a.width, b.width, f), height: mix(a.height, b.height, f))
}

/// Interpolates colours. A missing colour counts as the other one with alpha 0, so that a fade doesn't pass
/// through black.
private func mix(_ a: RGBA?, _ b: RGBA?, _ f: CGFloat) -> RGBA? {
  guard var from = a ?? b, var to = b ?? a else { return nil }
  if a == nil { from.alpha = 0 }
  if b == nil { to.alpha = 0 }
  return from.mixed(with: to, Float(f))
}

/// Interpolates backdrops. A missing backdrop counts as one without effect.
private func mix(_ a: Backdrop?, _ b: Backdrop?, _ f: CGFloat) -> Backdrop? {
  guard let from = a ?? b?.neutral, let to = b ?? a?.neutral else { return nil }
  return Backdrop(
    blurRadius: mix(from.blurRadius, to.blurRadius, f),
    saturation: mix(from.saturation, to.saturation, f),
    tint: from.tint.mixed(with: to.tint, Float(f)))
}

extension Backdrop {
  fileprivate func adding(_ other: Backdrop?) -> Backdrop {
    guard let other else { return self }
    return Backdrop(
      blurRadius: blurRadius + other.blurRadius, saturation: saturation + other.saturation,
      tint: tint.adding(other.tint))
  }
}

extension CGSize {
  fileprivate func adding(_ other: CGSize) -> CGSize {
    CGSize(width: width + other.width, height: height + other.height)
  }
}

extension RGBA {
  fileprivate func adding(_ other: RGBA?) -> RGBA {
    guard let other else { return self }
    return RGBA(vector: vector + other.vector)
  }

  fileprivate var components: [Double] { [red, green, blue, alpha].map(Double.init) }
}

extension PathValue {
  /// Returns `nil` if the two paths don't have the same kinds of elements.
  fileprivate func mixed(with other: PathValue, _ f: CGFloat) -> PathValue? {
    let (from, to) = (path.elements, other.path.elements)
    guard from.count == to.count else { return nil }
    func mid(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.mixed(with: b, f) }
    let result = CGMutablePath()
    for pair in zip(from, to) {
      switch pair {
      case (.move(let a), .move(let b)): result.move(to: mid(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mid(a, b))
      case (.quad(let c, let a), .quad(let d, let b)):
        result.addQuadCurve(to: mid(a, b), control: mid(c, d))
      case (.cubic(let c, let e, let a), .cubic(let d, let g, let b)):
        result.addCurve(to: mid(a, b), control1: mid(c, d), control2: mid(e, g))
      case (.close, .close): result.closeSubpath()
      default: return nil
      }
    }
    return PathValue(result)
  }
}

/// Returns the difference that gives the old value when it is added to the new one, and the difference that
/// changes nothing. Returns `nil` for values that can't be added.
package func animatedDifference(from old: Any?, to new: Any?) -> (start: Any, zero: Any)? {
  guard let old = AnimatableValue(old), let new = AnimatableValue(new) else { return nil }
  let start: AnimatableValue
  switch (old, new) {
  case (.transform(let a), .transform(let b)):
    let inverse = CATransform3DInvert(b)
    // A singular matrix is returned unchanged.
    guard inverse != b || CATransform3DIsIdentity(b) else { return nil }
    start = .transform(CATransform3DConcat(a, inverse))
  case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
    (.backdrop(_?), .backdrop(_?)):
    start = old.subtracting(new)
  default: return nil
  }
  return start.object.flatMap { start in new.zero.object.map { (start, $0) } }
}

/// Returns the value at `fraction` between two values that can be animated, or `nil` for other values.
package func interpolated(from start: Any?, to end: Any?, at fraction: CGFloat) -> Any? {
  guard let start = AnimatableValue(start), let end = AnimatableValue(end) else { return nil }
  return start.mixed(with: end, Double(fraction)).object
}
