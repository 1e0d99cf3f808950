import CCairo

/// Draws layer trees with Cairo.
package struct Compositor {
  /// Returns the picture of `tree`, transparent where there is no layer.
  package static func render(_ tree: LayerTree) -> CGImage {
    let target = CairoTarget(
      area: PixelRect(
        covering: CGRect(
          x: 0, y: 0, width: tree.size.width * tree.scale, height: tree.size.height * tree.scale)))
    var transform = PlaneTransform(
      dx: -tree.root.properties.bounds.minX, dy: -tree.root.properties.bounds.minY)
    transform = transform.followed(by: PlaneTransform(scale: tree.scale))
    CompositorPass(target).draw(tree.root, transform: transform, clip: target.area.rect)
    return CGImage(cairoSurface: target.surfaceReference)
  }

  /// Draws `node` into `context`, whose user space is the layer's own coordinates.
  static func draw(_ node: LayerNode, in context: CGContext) {
    let cairo = context.cairo
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let area = PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
    let target = CairoTarget(drawingOn: cairo, area: area)
    var transform = PlaneTransform()
    (transform.a, transform.b) = (CGFloat(matrix.xx), CGFloat(matrix.yx))
    (transform.c, transform.d) = (CGFloat(matrix.xy), CGFloat(matrix.yy))
    (transform.tx, transform.ty) = (CGFloat(matrix.x0), CGFloat(matrix.y0))
    CompositorPass(target).draw(node, transform: transform, clip: area.rect)
    cairo_restore(cairo)
  }
}

extension PlaneTransform {
  init(scale: CGFloat) {
    a = scale
    d = scale
  }

  /// The scale of lengths, averaged over all directions, for affine maps.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether rectangles remain rectangles with sides along the axes.
  var keepsAxes: Bool { isAffine && ((b == 0 && c == 0) || (a == 0 && d == 0)) }
}
