import CCairo

extension CompositorPass {
  /// Draws a subtree in perspective: first as a flat picture, which is then stretched over a mesh of triangles.
  func drawWarped(_ node: LayerNode, transform: PlaneTransform, alpha: CGFloat, area: PixelRect) {
    let limit = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)
    let extent = node.extent.intersection(limit)
    guard extent.width > 0, extent.height > 0 else { return }
    let scale = PerspectiveMesh.rasterScale(transform, extent)
    // A border of one transparent pixel gives the picture soft edges.
    let flat = PixelRect(
      x: 0, y: 0, width: Int((extent.width * scale).rounded(.up)) + 2,
      height: Int((extent.height * scale).rounded(.up)) + 2)
    var toFlat = PlaneTransform(scale: scale)
    toFlat.tx = 1 - extent.minX * scale
    toFlat.ty = 1 - extent.minY * scale
    let picture = CairoTarget(area: flat)
    CompositorPass(picture).draw(node.facingForward, transform: toFlat, clip: flat.rect)
    let warped = CairoTarget(area: area)
    let toDevice = toFlat.inverted().followed(by: transform)
    cairo_set_operator(warped.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_antialias(warped.cairo, CAIRO_ANTIALIAS_NONE)
    let mesh = PerspectiveMesh(toDevice, size: CGSize(width: flat.width, height: flat.height))
    for triangle in mesh.triangles { draw(triangle, of: picture, on: warped) }
    target.paint(warped, alpha: Double(alpha), mode: node.properties.blendMode)
  }

  private func draw(
    _ triangle: PerspectiveMesh.Triangle, of picture: CairoTarget, on warped: CairoTarget
  ) {
    guard let toSource = triangle.deviceToSource, PlaneTransform(toSource).isDrawable else {
      return
    }
    let cairo = warped.cairo
    let (x, y) = warped.origin
    cairo_new_path(cairo)
    for point in triangle.device {
      cairo_line_to(cairo, Double(point.x) - x, Double(point.y) - y)
    }
    cairo_close_path(cairo)
    let pattern = cairo_pattern_create_for_surface(picture.surface)!
    var matrix = cairo_matrix_t(
      xx: Double(toSource.a), yx: Double(toSource.b), xy: Double(toSource.c),
      yy: Double(toSource.d),
      x0: Double(toSource.tx) + Double(toSource.a) * x + Double(toSource.c) * y,
      y0: Double(toSource.ty) + Double(toSource.b) * x + Double(toSource.d) * y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_fill(cairo)
  }
}

extension LayerNode {
  /// The node as a double-sided one, because the visible side was decided before flattening.
  fileprivate var facingForward: LayerNode {
    properties.isDoubleSided ? self : changed { $0.isDoubleSided = true }
  }
}

/// A mesh of triangles, each mapped affinely, that approximates a projective map.
struct PerspectiveMesh {
  struct Triangle {
    /// The corners in the picture's pixels.
    var source: [CGPoint]
    /// The corners in device pixels.
    var device: [CGPoint]

    /// The affine map that the corners define; `nil` if they are collinear.
    var deviceToSource: CGAffineTransform? {
      let (p, q) = (device, source)
      let (ux, uy) = (p[1].x - p[0].x, p[1].y - p[0].y)
      let (vx, vy) = (p[2].x - p[0].x, p[2].y - p[0].y)
      let determinant = ux * vy - uy * vx
      guard abs(determinant) > 1e-9 else { return nil }
      func solve(_ s: CGFloat, _ t: CGFloat) -> (CGFloat, CGFloat) {
        ((s * vy - t * uy) / determinant, (t * ux - s * vx) / determinant)
      }
      let (a, c) = solve(q[1].x - q[0].x, q[2].x - q[0].x)
      let (b, d) = solve(q[1].y - q[0].y, q[2].y - q[0].y)
      return CGAffineTransform(
        a: a, b: b, c: c, d: d, tx: q[0].x - a * p[0].x - c * p[0].y,
        ty: q[0].y - b * p[0].x - d * p[0].y)
    }
  }

  let triangles: [Triangle]

  /// The number of cells along each side. For realistic perspectives, the error within a cell is far below a
  /// pixel.
  private static let cells = 24
  /// The distance from the eye's plane below which a point has no position on the screen.
  private static let nearest: CGFloat = 0.05

  init(_ transform: PlaneTransform, size: CGSize) {
    let n = Self.cells
    var points: [(source: CGPoint, device: CGPoint, isVisible: Bool)] = []
    for row in 0...n {
      for column in 0...n {
        let source = CGPoint(
          x: size.width * CGFloat(column) / CGFloat(n), y: size.height * CGFloat(row) / CGFloat(n))
        let depth = source.x * transform.px + source.y * transform.py + transform.pw
        points.append((source, transform.apply(source), depth > Self.nearest))
      }
    }
    var triangles: [Triangle] = []
    for row in 0..<n {
      for column in 0..<n {
        let first = row * (n + 1) + column
        for corners in [
          [first, first + 1, first + n + 1], [first + 1, first + n + 2, first + n + 1],
        ]
        where corners.allSatisfy({ points[$0].isVisible }) {
          triangles.append(
            Triangle(
              source: corners.map { points[$0].source }, device: corners.map { points[$0].device }))
        }
      }
    }
    self.triangles = triangles
  }

  /// Returns the pixels per point at which a picture is sharp where it is nearest to the eye, within size
  /// limits.
  static func rasterScale(_ transform: PlaneTransform, _ extent: CGRect) -> CGFloat {
    var scale: CGFloat = 0.1
    for x in [extent.minX, extent.midX, extent.maxX] {
      for y in [extent.minY, extent.midY, extent.maxY] {
        let depth = x * transform.px + y * transform.py + transform.pw
        guard depth > nearest else { continue }
        let (p, right, below) = (
          transform.apply(CGPoint(x: x, y: y)), transform.apply(CGPoint(x: x + 0.01, y: y)),
          transform.apply(CGPoint(x: x, y: y + 0.01))
        )
        scale = max(
          scale, p.distance(to: right) * 100,
          p.distance(to: below) * 100)
      }
    }
    return min(scale, 8, 4000 / max(extent.width, extent.height, 1))
  }
}
