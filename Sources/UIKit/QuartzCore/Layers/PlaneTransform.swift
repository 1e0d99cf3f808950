/// A projective map of the plane, for row vectors [x y 1]: the part of a three-dimensional transform that
/// matters when both layers are flat.
struct PlaneTransform: Equatable, Sendable {
  var a: CGFloat = 1
  var b: CGFloat = 0
  var c: CGFloat = 0
  var d: CGFloat = 1
  var tx: CGFloat = 0
  var ty: CGFloat = 0
  /// The last column, which is (0, 0, 1) in an affine map.
  var px: CGFloat = 0
  var py: CGFloat = 0
  var pw: CGFloat = 1

  static let identity = PlaneTransform()

  init() {}

  init(dx: CGFloat, dy: CGFloat) {
    tx = dx
    ty = dy
  }

  init(_ m: CGAffineTransform) {
    (a, b, c, d, tx, ty) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates the effect of `t` on the plane z = 0, seen from the front.
  init(_ t: CATransform3D) {
    (a, b, px) = (t.m11, t.m12, t.m14)
    (c, d, py) = (t.m21, t.m22, t.m24)
    (tx, ty, pw) = (t.m41, t.m42, t.m44)
  }

  var isAffine: Bool { px == 0 && py == 0 && pw == 1 }
  var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }

  var affine: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Maps a point. Points behind the eye have no image; they are moved far away in their direction.
  func apply(_ p: CGPoint) -> CGPoint {
    let x = p.x * a + p.y * c + tx
    let y = p.x * b + p.y * d + ty
    guard !isAffine else { return CGPoint(x: x, y: y) }
    let w = max(p.x * px + p.y * py + pw, 1e-6)
    return CGPoint(x: x / w, y: y / w)
  }

  /// Returns the bounding box of a mapped rectangle, or null if it has none.
  func boundingBox(of r: CGRect) -> CGRect {
    if r.isNull { return r }
    if isTranslation {
      return CGRect(x: r.origin.x + tx, y: r.origin.y + ty, width: r.width, height: r.height)
        .ifFinite
    }
    let corners = r.corners.map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min()!, ys.min()!)
    return CGRect(x: x, y: y, width: xs.max()! - x, height: ys.max()! - y).ifFinite
  }

  /// Returns this map followed by `m`.
  func followed(by m: PlaneTransform) -> PlaneTransform {
    if isTranslation && m.isTranslation { return PlaneTransform(dx: tx + m.tx, dy: ty + m.ty) }
    var r = PlaneTransform()
    r.a = a * m.a + b * m.c + px * m.tx
    r.b = a * m.b + b * m.d + px * m.ty
    r.px = a * m.px + b * m.py + px * m.pw
    r.c = c * m.a + d * m.c + py * m.tx
    r.d = c * m.b + d * m.d + py * m.ty
    r.py = c * m.px + d * m.py + py * m.pw
    r.tx = tx * m.a + ty * m.c + pw * m.tx
    r.ty = tx * m.b + ty * m.d + pw * m.ty
    r.pw = tx * m.px + ty * m.py + pw * m.pw
    return r
  }

  /// Returns the inverse map, or the identity for a singular map.
  func inverted() -> PlaneTransform {
    if isTranslation { return PlaneTransform(dx: -tx, dy: -ty) }
    let i = d * pw - py * ty
    let j = py * tx - c * pw
    let k = c * ty - d * tx
    let determinant = a * i + b * j + px * k
    guard abs(determinant) > 1e-12 else { return .identity }
    let s = 1 / determinant
    var r = PlaneTransform()
    r.a = i * s
    r.b = (px * ty - b * pw) * s
    r.px = (b * py - px * d) * s
    r.c = j * s
    r.d = (a * pw - px * tx) * s
    r.py = (px * c - a * py) * s
    r.tx = k * s
    r.ty = (b * tx - a * ty) * s
    r.pw = (a * d - b * c) * s
    return r
  }
}
