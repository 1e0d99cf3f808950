import CCairo

extension CGContext {
  /// Clips to the inside of the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = takePath()
    // Without a path, everything is clipped.
    clip(elements, rule)
  }

  public func clip(to rect: CGRect) {
    currentPath = CGMutablePath()
    clip(PathBuilder.rect(rect).applying(state.ctm), .winding)
  }

  public func clip(to rects: [CGRect]) {
    currentPath = CGMutablePath()
    clip(rects.flatMap { PathBuilder.rect($0) }.applying(state.ctm), .winding)
  }

  /// Clips to `mask`, stretched over `rect`: an image mask lets paint through where it is black, a gray image
  /// where it is white.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    state.masks.append(
      GraphicsState.Mask(
        image: mask,
        placement: CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
        ).concatenating(state.ctm)))
  }

  /// Removes all clips, including those of saved states.
  public func resetClip() {
    state.clipBounds = CGRect(x: 0, y: 0, width: width, height: height)
    state.masks = []
    state.waitingClips = []
    for index in savedStates.indices { savedStates[index].waitingClips = [] }
    if let handle { cairo_reset_clip(handle) }
  }

  /// The smallest rectangle in user space around the area that can be drawn to.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.applying(state.ctm.inverted())
  }

  private func clip(_ elements: [PathElement], _ rule: CGPathFillRule) {
    let box = CGPath(elements: elements).boundingBoxOfPath
    let rest = state.clipBounds.intersection(box)
    state.clipBounds = rest.isNull ? .zero : rest
    let clip = GraphicsState.Clip(path: elements, rule: rule, antialiasing: antialiasing)
    if let handle {
      apply(clip, on: handle)
      Self.setMatrix(userToCairo, on: handle)
    } else {
      state.waitingClips.append(clip)
    }
  }

  /// Applies a clip. The matrix is device space afterwards.
  func apply(_ clip: GraphicsState.Clip, on cairo: OpaquePointer) {
    Self.setMatrix(deviceToCairo, on: cairo)
    cairo_new_path(cairo)
    clip.path.add(toCairo: cairo)
    cairo_set_fill_rule(cairo, clip.rule.cairo)
    cairo_set_antialias(cairo, clip.antialiasing)
    cairo_clip(cairo)
  }

  var antialiasing: cairo_antialias_t {
    allowsAntialiasing && state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
  }
}
