import CCairo

/// The values that `saveGState` saves.
struct GraphicsState {
  struct Shadow {
    /// The offset in base space, see ``CGContext/setShadow(offset:blur:color:)``.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// A clip to the inside of a path, which is in the context's device space.
  struct Clip {
    var path: [PathElement]
    var rule: CGPathFillRule
    var antialiasing: cairo_antialias_t
  }

  struct Mask {
    var image: CGImage
    /// The transform from the unit square (top of the image at y = 1) to device space.
    var placement: CGAffineTransform
  }

  /// The transform from user space to device space: pixels, y pointing up.
  var ctm: CGAffineTransform
  var fillColor = CGColor(space: .deviceGray, values: [0, 1])
  var strokeColor = CGColor(space: .deviceGray, values: [0, 1])
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  /// The offset of patterns, in base space.
  var patternPhase = CGSize.zero
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  /// The bounding box of all clips, in device space.
  var clipBounds: CGRect
  /// The clips set since the last save while there was no bitmap to apply them to.
  var waitingClips: [Clip] = []
  var masks: [Mask] = []
}
