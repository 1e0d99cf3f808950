/// The parts of a transform that key paths can name: `scale`, `scale.x` … `rotation` (about z), `rotation.x` …
/// `translation` (a size) and `translation.x` …, with angles in radians.
///
/// Writing one part keeps the others. The order is scale, then rotation about x, y, z, then translation.
struct TransformParts {
  var scale: SIMD3<Double>
  var rotation: SIMD3<Double>
  var translation: SIMD3<Double>

  init(_ t: CATransform3D) {
    let r = t.rows
    func length(_ v: SIMD4<Double>) -> Double { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }
    scale = SIMD3(length(r.0), length(r.1), length(r.2))
    let determinant =
      r.0.x * (r.1.y * r.2.z - r.1.z * r.2.y) - r.0.y * (r.1.x * r.2.z - r.1.z * r.2.x)
      + r.0.z * (r.1.x * r.2.y - r.1.y * r.2.x)
    if determinant < 0 { scale.x = -scale.x }
    func unit(_ v: SIMD4<Double>, _ s: Double) -> SIMD4<Double> { s == 0 ? v : v / s }
    let (x, y, z) = (unit(r.0, scale.x), unit(r.1, scale.y), unit(r.2, scale.z))
    // The rows of Rx · Ry · Rz; the first one is (cy·cz, cy·sz, −sy).
    let sinY = (-x.z).clamped(to: -1...1)
    if abs(sinY) < 0.999_999_9 {
      rotation = SIMD3(atan2(y.z, z.z), asin(sinY), atan2(x.y, x.x))
    } else {
      rotation = SIMD3(0, asin(sinY), atan2(-y.x, y.y))
    }
    translation = SIMD3(r.3.x, r.3.y, r.3.z)
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    if rotation.x != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0))
    }
    if rotation.y != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0))
    }
    if rotation.z != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1))
    }
    t.m41 = CGFloat(translation.x)
    t.m42 = CGFloat(translation.y)
    t.m43 = CGFloat(translation.z)
    return t
  }

  func read(_ path: Substring) -> AnimatableValue? {
    switch path {
    case "scale": .number(CGFloat((scale.x + scale.y + scale.z) / 3))
    case "rotation": .number(CGFloat(rotation.z))
    case "translation":
      .size(CGSize(width: CGFloat(translation.x), height: CGFloat(translation.y)))
    default: Self.part(path).map { .number(CGFloat(self[keyPath: $0])) }
    }
  }

  func writing(_ path: Substring, _ value: AnimatableValue) -> CATransform3D? {
    var parts = self
    switch (path, value) {
    case ("scale", .number(let n)): parts.scale = SIMD3(repeating: Double(n))
    case ("rotation", .number(let n)): parts.rotation.z = Double(n)
    case ("translation", .size(let s)):
      parts.translation.x = Double(s.width)
      parts.translation.y = Double(s.height)
    case ("translation", .point(let p)):
      parts.translation.x = Double(p.x)
      parts.translation.y = Double(p.y)
    case (_, .number(let n)):
      guard let part = Self.part(path) else { return nil }
      parts[keyPath: part] = Double(n)
    default: return nil
    }
    return parts.transform
  }

  private static func part(_ path: Substring) -> WritableKeyPath<TransformParts, Double>? {
    switch path {
    case "scale.x": \.scale.x
    case "scale.y": \.scale.y
    case "scale.z": \.scale.z
    case "rotation.x": \.rotation.x
    case "rotation.y": \.rotation.y
    case "rotation.z": \.rotation.z
    case "translation.x": \.translation.x
    case "translation.y": \.translation.y
    case "translation.z": \.translation.z
    default: nil
    }
  }
}
