/// The component behind the property in an animation's key path: `x` in `position.x`, `rotation.z` in
/// `transform.rotation.z`.
enum ValueComponent {
  /// `nil` when a value of this kind has no such part.
  static func read(_ value: AnimatableValue, _ path: Substring) -> AnimatableValue? {
    switch (value, path) {
    case (.point(let p), "x"): .number(p.x)
    case (.point(let p), "y"): .number(p.y)
    case (.size(let s), "width"): .number(s.width)
    case (.size(let s), "height"): .number(s.height)
    case (.rect(let r), "origin"): .point(r.origin)
    case (.rect(let r), "size"): .size(r.size)
    case (.rect(let r), "origin.x"): .number(r.origin.x)
    case (.rect(let r), "origin.y"): .number(r.origin.y)
    case (.rect(let r), "size.width"): .number(r.size.width)
    case (.rect(let r), "size.height"): .number(r.size.height)
    case (.transform(let t), _): TransformParts(t).read(path)
    default: nil
    }
  }

  /// `value` with its part replaced; `nil` when it has no such part or `new` is not of its kind.
  static func write(
    _ value: AnimatableValue, _ path: Substring, _ new: AnimatableValue
  ) -> AnimatableValue? {
    switch (value, path, new) {
    case (.point(let p), "x", .number(let n)): .point(CGPoint(x: n, y: p.y))
    case (.point(let p), "y", .number(let n)): .point(CGPoint(x: p.x, y: n))
    case (.size(let s), "width", .number(let n)): .size(CGSize(width: n, height: s.height))
    case (.size(let s), "height", .number(let n)): .size(CGSize(width: s.width, height: n))
    case (.rect(let r), "origin", .point(let p)): .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), "size", .size(let s)): .rect(CGRect(origin: r.origin, size: s))
    case (.rect(let r), "origin.x", .number(let n)):
      .rect(CGRect(origin: CGPoint(x: n, y: r.origin.y), size: r.size))
    case (.rect(let r), "origin.y", .number(let n)):
      .rect(CGRect(origin: CGPoint(x: r.origin.x, y: n), size: r.size))
    case (.rect(let r), "size.width", .number(let n)):
      .rect(CGRect(origin: r.origin, size: CGSize(width: n, height: r.size.height)))
    case (.rect(let r), "size.height", .number(let n)):
      .rect(CGRect(origin: r.origin, size: CGSize(width: r.size.width, height: n)))
    case (.transform(let t), _, _):
      TransformParts(t).writing(path, new).map { .transform($0) }
    default: nil
    }
  }
}

/// A key path of animations, taken apart.
struct AnimationKeyPath {
  let key: LayerKey
  /// Empty for the whole property.
  let component: Substring

  init?(_ path: String) {
    if let cell = EmitterCellKey(path) {
      key = cell.layerKey
      component = ""
      return
    }
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let key = LayerKey.named(String(first)) else { return nil }
    self.key = key
    component = parts.count > 1 ? parts[1] : ""
  }

  /// A key path of an animation, which may be of a key that no property has.
  init(animated path: String) {
    if let known = Self(path) {
      self = known
    } else {
      key = .custom(path)
      component = ""
    }
  }

  func read(_ properties: LayerProperties) -> AnimatableValue? {
    let whole = key.read(properties)
    return component.isEmpty ? whole : ValueComponent.read(whole, component)
  }

  func write(_ value: AnimatableValue, to properties: inout LayerProperties) {
    guard !component.isEmpty else {
      key.write(&properties, value)
      return
    }
    if let whole = ValueComponent.write(key.read(properties), component, value) {
      key.write(&properties, whole)
    }
  }
}
