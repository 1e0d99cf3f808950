import CCairo

extension CGContext {
  /// A context as UIKit makes it for `draw(_:)`: origin at the top left, y pointing down, one unit
  /// a point. Its bitmap is allocated by the first drawing operation; until then ``makeImage()``
  /// is `nil`, so that a view that draws nothing costs nothing.
  package convenience init(lazyBitmapOfSize size: CGSize, scale: CGFloat) {
    self.init(handle: nil, size: size, scale: scale)
  }

  private convenience init(handle: OpaquePointer?, size: CGSize, scale: CGFloat) {
    let height = Self.pixels(size.height, scale)
    self.init(
      handle: handle, width: Self.pixels(size.width, scale), height: height, format: .native,
      space: .standardRGB,
      ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)),
      deviceToCairo: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Draws into an existing Cairo context, of which it keeps a reference. Its present matrix is
  /// the user space (expected with y down, as UIKit draws), and is not changed by this.
  ///
  /// - Parameters:
  ///   - size: of the target, in points.
  ///   - scale: pixels per point: what shadows are measured with.
  package convenience init(cairo: OpaquePointer, size: CGSize, scale: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(handle: cairo_reference(cairo), size: size, scale: scale)
    state.ctm = CGAffineTransform(matrix).concatenating(deviceToCairo.inverted())
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    state.clipBounds = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).applying(state.ctm)
  }

  /// The Cairo context, with the present matrix and clip; asking for it counts as drawing. Whoever
  /// changes its state puts it back.
  package var cairo: OpaquePointer {
    if let handle { return handle }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    // With no memory for it, Cairo makes a surface that ignores all drawing.
    let new = cairo_create(surface)!
    cairo_surface_destroy(surface)
    for saved in savedStates {
      replay(saved, on: new)
      cairo_save(new)
    }
    replay(state, on: new)
    handle = new
    return new
  }

  private func replay(_ state: GraphicsState, on cairo: OpaquePointer) {
    for clip in state.waitingClips { apply(clip, on: cairo) }
    Self.setMatrix(state.ctm.concatenating(deviceToCairo), on: cairo)
  }

  /// Points in whole pixels, rounded up; bounded by what Cairo can address.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = PixelGrid(scale: scale).pixels(covering: length)
    guard pixels > 0 else { return 0 }
    return Int(min(pixels, CGFloat(ImageLimits.largestSurfaceSide + 1)))
  }
}
