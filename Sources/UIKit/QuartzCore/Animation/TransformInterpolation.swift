/// Interpolation between two transforms by their parts: translation, scale, skew and perspective linearly,
/// rotation the shorter way round (CSS Transforms 2, "Decomposing a 3D matrix", after Thomas' unmatrix).
enum TransformInterpolation {
  static func mix(_ a: CATransform3D, _ b: CATransform3D, _ f: Double) -> CATransform3D {
    // Without rotation, skew and perspective all numbers are interpolated linearly, which gives the same result
    // and is cheaper. A singular matrix has no parts, so it is interpolated linearly too.
    guard !(isBoxed(a) && isBoxed(b)), let from = Decomposition(a), let to = Decomposition(b)
    else {
      let (x, y) = (a.rows, b.rows)
      return CATransform3D(
        rows: (
          x.0 + (y.0 - x.0) * f, x.1 + (y.1 - x.1) * f, x.2 + (y.2 - x.2) * f,
          x.3 + (y.3 - x.3) * f
        ))
    }
    return from.mixed(with: to, f).transform
  }

  /// Returns whether a transform consists only of positive scale and translation.
  private static func isBoxed(_ t: CATransform3D) -> Bool {
    t.m12 == 0 && t.m13 == 0 && t.m14 == 0 && t.m21 == 0 && t.m23 == 0 && t.m24 == 0
      && t.m31 == 0 && t.m32 == 0 && t.m34 == 0 && t.m44 == 1 && t.m11 >= 0 && t.m22 >= 0
  }

  private struct Decomposition {
    var translation = SIMD3<Double>()
    var scale = SIMD3<Double>(1, 1, 1)
    /// The skew: xy, xz, yz.
    var skew = SIMD3<Double>()
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// The quaternion: x, y, z, w.
    var quaternion = SIMD4<Double>(0, 0, 0, 1)

    init?(_ t: CATransform3D) {
      let w = Double(t.m44)
      guard w != 0 else { return nil }
      let r = t.rows
      let m = (r.0 / w, r.1 / w, r.2 / w, r.3 / w)
      var flat = m
      flat.0.w = 0
      flat.1.w = 0
      flat.2.w = 0
      flat.3.w = 1
      let affine = CATransform3D(rows: flat)
      guard let inverse = affine.inverted else { return nil }
      let column = SIMD4(m.0.w, m.1.w, m.2.w, m.3.w)
      if column != SIMD4(0, 0, 0, 1) {
        // Removing the affine part from the left leaves the perspective column.
        let i = inverse.rows
        perspective = SIMD4(dot(i.0, column), dot(i.1, column), dot(i.2, column), dot(i.3, column))
      }
      translation = SIMD3(m.3.x, m.3.y, m.3.z)
      var (x, y, z) = (xyz(m.0), xyz(m.1), xyz(m.2))
      scale.x = length(x)
      x /= scale.x
      skew.x = dot(x, y)
      y -= x * skew.x
      scale.y = length(y)
      y /= scale.y
      skew.x /= scale.y
      skew.y = dot(x, z)
      z -= x * skew.y
      skew.z = dot(y, z)
      z -= y * skew.z
      scale.z = length(z)
      z /= scale.z
      skew.y /= scale.z
      skew.z /= scale.z
      guard [scale.x, scale.y, scale.z].allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
      if dot(x, cross(y, z)) < 0 {
        // For a mirrored transform, the mirrored axis can't be determined. Flat layers keep z, so that a
        // mirrored layer turns through its edge and not through its depth.
        scale.x = -scale.x
        x = -x
        skew.x = -skew.x
        skew.y = -skew.y
      }
      quaternion = Self.quaternion(x, y, z)
    }

    /// Returns the quaternion of the rotation with these rows, with Shepperd's method: starting with the
    /// largest of the four parts.
    private static func quaternion(
      _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
    ) -> SIMD4<Double> {
      let trace = x.x + y.y + z.z
      if trace > 0 {
        let s = (trace + 1).squareRoot() * 2
        return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
      } else if x.x > y.y && x.x > z.z {
        let s = (1 + x.x - y.y - z.z).squareRoot() * 2
        return SIMD4(s / 4, (x.y + y.x) / s, (x.z + z.x) / s, (y.z - z.y) / s)
      } else if y.y > z.z {
        let s = (1 + y.y - x.x - z.z).squareRoot() * 2
        return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
      }
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      return SIMD4((x.z + z.x) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }

    func mixed(with end: Decomposition, _ f: Double) -> Decomposition {
      var r = self
      r.translation += (end.translation - translation) * f
      r.scale += (end.scale - scale) * f
      r.skew += (end.skew - skew) * f
      r.perspective += (end.perspective - perspective) * f
      var target = end.quaternion
      var cosine = dot(quaternion, target)
      if cosine < 0 {
        target = -target
        cosine = -cosine
      }
      if cosine > 0.999_999_9 {
        r.quaternion += (target - quaternion) * f
      } else {
        let angle = acos(cosine)
        let sine = sin(angle)
        r.quaternion =
          quaternion * (sin((1 - f) * angle) / sine) + target * (sin(f * angle) / sine)
      }
      return r
    }

    var transform: CATransform3D {
      let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
      let rx = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
      let ry = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
      let rz = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
      let row0 = rx * scale.x
      let row1 = (ry + rx * skew.x) * scale.y
      let row2 = (rz + rx * skew.y + ry * skew.z) * scale.z
      let affine = CATransform3D(
        rows: (
          SIMD4(row0, 0), SIMD4(row1, 0), SIMD4(row2, 0), SIMD4(translation, 1)
        ))
      guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
      var lens = CATransform3DIdentity
      lens.m14 = CGFloat(perspective.x)
      lens.m24 = CGFloat(perspective.y)
      lens.m34 = CGFloat(perspective.z)
      lens.m44 = CGFloat(perspective.w)
      return CATransform3DConcat(affine, lens)
    }
  }
}

private func xyz(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, v.z) }
private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }
private func length(_ v: SIMD3<Double>) -> Double { dot(v, v).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
