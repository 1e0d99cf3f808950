extension CGContext {
  // MARK: Lines

  /// Sets the line width in user space units, half on each side; 0 draws the thinnest line, one pixel.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the maximum length of a miter join in line widths. Longer ones become bevels.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the dash pattern: alternating lengths of dashes and gaps in user space units. `phase` is the position
  /// in the pattern at which a line starts. Without lengths, or without one above zero, the line is solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = Self.isDash(lengths) ? lengths : []
  }

  static func isDash(_ lengths: [CGFloat]) -> Bool {
    lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
  }

  // MARK: Compositing

  /// Sets the alpha of all drawing, 0…1, in addition to the colours' own alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clamped(to: 0...1) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether the context allows antialiasing, independently of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  // MARK: Shadows

  /// Sets the shadow of all following drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset in the context's initial space, independent of the CTM: y up for a bitmap context,
  ///     y down for one of UIKit's.
  ///   - blur: Twice the standard deviation of the Gaussian blur, in the same units.
  ///   - color: The colour, or `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, blur.isFinite, offset.width.isFinite,
      offset.height.isFinite
    else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: color)
  }

  /// Sets a shadow in black with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .deviceGray, values: [gray, alpha])
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .deviceGray, values: [gray, alpha])
  }
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.fillColor = CGColor(
      space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.strokeColor = CGColor(
      space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Sets the space, and the fill colour to black in that space. In a pattern space nothing is painted until a
  /// pattern is set.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = .initial(in: space) }
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColor = .initial(in: space)
  }

  /// Sets the components, and alpha, in the current fill colour's space.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillColor.space, components: components) {
      state.fillColor = color
    }
  }
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeColor.space, components: components) {
      state.strokeColor = color
    }
  }
}

extension CGColor {
  /// Returns the initial colour after a space was set.
  fileprivate static func initial(in space: CGColorSpace) -> CGColor {
    switch space.model {
    case .cmyk: CGColor(space: space, values: [0, 0, 0, 1, 1])
    case .pattern: CGColor(space: space, values: zeros(space) + [0])
    default: CGColor(space: space, values: zeros(space) + [1])
    }
  }

  private static func zeros(_ space: CGColorSpace) -> [CGFloat] {
    Array(repeating: 0, count: space.numberOfComponents)
  }
}
