import CCairo

extension CGContext {
  /// Creates a context as UIKit does for `draw(_:)`: origin at the top left, y pointing down, one unit per
  /// point. The first drawing operation allocates its bitmap. Until then ``makeImage()`` returns `nil`, so a
  /// view that draws nothing costs nothing.
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

  /// Creates a context that draws into an existing Cairo context and retains it. The Cairo context's current
  /// matrix is the user space (usually with y down, as UIKit draws), and doesn't change.
  ///
  /// - Parameters:
  ///   - size: The size of the target in points.
  ///   - scale: The number of pixels per point, for measuring shadows.
  package convenience init(cairo: OpaquePointer, size: CGSize, scale: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(handle: cairo_reference(cairo), size: size, scale: scale)
    state.ctm = CGAffineTransform(matrix).concatenating(deviceToCairo.inverted())
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    state.clipBounds = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).applying(state.ctm)
  }

  /// The Cairo context, with the current matrix and clip. Accessing it counts as drawing. Code that changes its
  /// state must restore it.
  package var cairo: OpaquePointer {
    if let handle { return handle }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    // Without enough memory, Cairo makes a surface that ignores all drawing.
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

  /// Returns a length in whole pixels, rounded up and limited to the range of Cairo's coordinates.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = PixelGrid(scale: scale).pixels(covering: length)
    guard pixels > 0 else { return 0 }
    return Int(min(pixels, CGFloat(ImageLimits.largestSurfaceSide + 1)))
  }
}
