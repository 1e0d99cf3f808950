import CCairo

/// The outline of a layer: a rectangle with some corners rounded.
struct CornerPath: Equatable, Hashable {
  var rect: CGRect
  var radius: CGFloat
  var corners: CACornerMask
  var isContinuous: Bool

  /// Creates an outline. The radius is reduced to fit. The continuous curve needs more space; without it,
  /// corners are circular.
  init(rect: CGRect, radius: CGFloat, corners: CACornerMask = .all, curve: CALayerCornerCurve) {
    self.rect = rect.inReach
    self.corners = corners
    let room = min(rect.width, rect.height) / 2
    self.radius = corners.isEmpty ? 0 : max(0, min(radius, room))
    isContinuous =
      curve == .continuous && radius * CALayer.cornerCurveExpansionFactor(curve) <= room
  }

  var isRectangle: Bool { radius <= 0 }

  /// Returns the outline without parts that are so far outside `visible` that Cairo can't draw them.
  ///
  /// - Parameters:
  ///   - transform: The transform from the outline's coordinates to device pixels.
  ///   - visible: The visible part of the device.
  ///   - border: The width of the border inside the outline.
  func drawable(
    in visible: CGRect, _ transform: PlaneTransform, border: CGFloat = 0
  ) -> CornerPath {
    guard !transform.boundingBox(of: rect).isInCairosReach else { return self }
    // The corners and borders of the new edges aren't visible.
    let margin = 2 * radius + max(0, border) + 1
    let seen = PlaneTransform(transform.affine.inverted()).boundingBox(of: visible)
    var result = self
    result.rect = rect.intersection(seen.insetBy(dx: -margin, dy: -margin))
    return result
  }

  /// Returns the outline inset by `distance`; corners keep their centres.
  func inset(by distance: CGFloat) -> CornerPath {
    var result = self
    result.rect = rect.insetBy(dx: distance, dy: distance)
    result.radius = max(0, radius - distance)
    return result
  }

  /// Adds the outline to the Cairo context's path.
  func add(to cairo: OpaquePointer) {
    guard !rect.isNull else { return }
    guard !isRectangle else {
      cairo_rectangle(
        cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      return
    }
    cairo_new_sub_path(cairo)
    corner(cairo, .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0))
    corner(cairo, .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1))
    corner(cairo, .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0))
    corner(cairo, .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1))
    cairo_close_path(cairo)
  }

  /// Adds one corner at `p`, from the edge in direction `a` (away from the corner) to the one in direction `b`.
  private func corner(
    _ cairo: OpaquePointer, _ corner: CACornerMask, _ p: CGPoint, _ a: (CGFloat, CGFloat),
    _ b: (CGFloat, CGFloat)
  ) {
    /// Returns the point `u` radii along the first edge and `v` along the second.
    func at(_ u: CGFloat, _ v: CGFloat) -> (Double, Double) {
      (
        Double(p.x + radius * (a.0 * u + b.0 * v)), Double(p.y + radius * (a.1 * u + b.1 * v))
      )
    }
    func curve(_ c: (Double, Double), _ d: (Double, Double), _ e: (Double, Double)) {
      cairo_curve_to(cairo, c.0, c.1, d.0, d.1, e.0, e.1)
    }
    func line(_ e: (Double, Double)) { cairo_line_to(cairo, e.0, e.1) }
    guard corners.contains(corner) else {
      line(at(0, 0))
      return
    }
    if isContinuous {
      // The curve of UIBezierPath(roundedRect:cornerRadius:), in radii from the corner.
      line(at(1.52866483, 0))
      curve(at(1.08849323, 0), at(0.86840689, 0), at(0.63149399, 0.07491100))
      curve(
        at(0.37282392, 0.16905899), at(0.16905899, 0.37282392), at(0.07491100, 0.63149399))
      curve(at(0, 0.86840689), at(0, 1.08849323), at(0, 1.52866483))
    } else {
      // The control points of a quarter circle are 4/3·(√2 − 1) radii from its ends.
      let k = 1 - 0.552_284_749_830_793_6
      line(at(1, 0))
      curve(at(k, 0), at(0, k), at(0, 1))
    }
  }
}

extension LayerProperties {
  var outline: CornerPath {
    CornerPath(
      rect: bounds, radius: cornerRadius, corners: self.maskedCorners, curve: self.cornerCurve)
  }
}
