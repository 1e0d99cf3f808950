import CCairo
import CoreGraphics

/// A surface for drawing, and its position in device pixels.
final class CairoTarget {
  let cairo: OpaquePointer
  let area: PixelRect
  /// The surface is stored separately, because a context with an error doesn't return it any more.
  let surface: OpaquePointer

  /// Creates a transparent surface for the pixels of `area`.
  init(area: PixelRect) {
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(0, area.width)), Int32(max(0, area.height)))
    cairo = cairo_create(surface)
    self.area = area
  }

  /// Creates a target for an existing context, whose device space is the pass's, within `area`.
  init(drawingOn cairo: OpaquePointer, area: PixelRect) {
    self.cairo = cairo_reference(cairo)
    surface = cairo_surface_reference(cairo_get_target(cairo))
    self.area = area
    isBorrowed = true
  }

  private var isBorrowed = false

  /// The size of the surface's pixels in bytes.
  var bytes: Int { 4 * max(0, area.width) * max(0, area.height) }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The surface with an additional reference for the caller.
  var surfaceReference: OpaquePointer { cairo_surface_reference(surface) }
  /// The device pixel that is (0, 0) here.
  var origin: (x: Double, y: Double) {
    isBorrowed ? (0, 0) : (Double(area.x), Double(area.y))
  }

  /// Sets the transform from drawing coordinates to the device. Returns `false` if nothing would be visible.
  func setTransform(_ transform: PlaneTransform) -> Bool {
    guard transform.isDrawable else { return false }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx) - origin.x,
      y0: Double(transform.ty) - origin.y)
    cairo_set_matrix(cairo, &matrix)
    return true
  }

  /// Whether all drawing succeeded. A target with an error, such as a lack of memory, must not be drawn
  /// elsewhere, because the error would spread.
  var isIntact: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Paints the content of `other` at its position.
  func paint(_ other: CairoTarget, alpha: Double = 1, mode: CGBlendMode = .normal) {
    paint(other, alpha: alpha, mode.cairo ?? CAIRO_OPERATOR_OVER)
  }

  private func paint(_ other: CairoTarget, alpha: Double, _ operation: cairo_operator_t) {
    guard other.isIntact else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(
      cairo, other.surface, Double(other.area.x) - origin.x, Double(other.area.y) - origin.y)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_set_operator(cairo, operation)
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    cairo_restore(cairo)
  }

  /// Keeps only the part under `mask`'s alpha.
  func keep(under mask: CairoTarget) { paint(mask, alpha: 1, CAIRO_OPERATOR_DEST_IN) }

  func setSource(_ color: RGBA, alpha: Double) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha) * alpha)
  }
}

extension PlaneTransform {
  /// Whether Cairo can draw with this matrix. A single matrix that can't be inverted, or with a NaN, makes a
  /// context permanently unusable.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return abs(determinant) > 1e-12 && [a, b, c, d].allSatisfy { abs($0) < 16_384 }
      && abs(tx) < 1e12 && abs(ty) < 1e12
  }
}
