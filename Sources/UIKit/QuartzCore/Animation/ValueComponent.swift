/// The component after the property in an animation's key path: `x` in `position.x`, `rotation.z` in
/// `transform.rotation.z`.
enum ValueComponent {
  /// Returns the component, or `nil` if a value of this kind doesn't have it.
  static func read(_ value: AnimatableValue, _ path: Substring) -> AnimatableValue? {
    switch (value, path) {
    case (.point(let p), "x"): .number(p.x)
    case (.point(let p), "y"): .number(p.y)
    case (.size(let s), "width"): .number(s.width)
    case (.size(let s), "height"): .number(s.height)
    case (.rect(let r), "origin"): .point(r.origin)
    case (.rect(let r), "size"): .size(r.size)
    case (.rect(let r), _) where path.hasPrefix("origin."):
      read(.point(r.origin), path.dropFirst(7))
    case (.rect(let r), _) where path.hasPrefix("size."): read(.size(r.size), path.dropFirst(5))
    case (.transform(let t), _): TransformParts(t).read(path)
    default: nil
    }
  }

  /// Returns `value` with its component replaced, or `nil` if it doesn't have the component or `new` has the
  /// wrong kind.
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
    case (.rect(let r), _, .number) where path.hasPrefix("origin."):
      write(.point(r.origin), path.dropFirst(7), new)?.point.map {
        .rect(CGRect(origin: $0, size: r.size))
      }
    case (.rect(let r), _, .number) where path.hasPrefix("size."):
      write(.size(r.size), path.dropFirst(5), new)?.size.map {
        .rect(CGRect(origin: r.origin, size: $0))
      }
    case (.transform(let t), _, _):
      TransformParts(t).writing(path, new).map { .transform($0) }
    default: nil
    }
  }
}

/// A parsed key path of an animation.
struct AnimationKeyPath {
  let key: LayerKey
  /// The component; empty for the whole property.
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

  /// Parses the key path of an animation, whose key may be one that no property has.
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
