/// A shading: colours between two points or two circles, computed by a function.
public final class CGShading {
  private enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  private let shape: Shape
  private let gradient: CGGradient
  private let options: CGGradientDrawingOptions

  /// Creates a shading along the line from `start` to `end`.
  ///
  /// - Parameters:
  ///   - function: A function of one number that returns the components of `space` and alpha.
  ///   - extendStart: Whether the first colour continues before the start.
  ///   - extendEnd: Whether the last colour continues after the end.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(.axial(start, end), space, function, extendStart, extendEnd)
  }

  /// Creates a shading from one circle to another.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
  }

  /// The number of stops, as many as eight bits can distinguish. Colours between them are interpolated.
  private static let stops = 256

  private init?(
    _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    guard function.inputs == 1, function.outputs == space.numberOfComponents + 1 else { return nil }
    let places = (0..<Self.stops).map { CGFloat($0) / CGFloat(Self.stops - 1) }
    let components = places.flatMap { function.value(at: $0) }
    guard components.allSatisfy(\.isFinite),
      let gradient = CGGradient(
        colorSpace: space, colorComponents: components, locations: places, count: Self.stops)
    else { return nil }
    self.shape = shape
    self.gradient = gradient
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  fileprivate func draw(in context: CGContext) {
    switch shape {
    case .axial(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let start, let startRadius, let end, let endRadius):
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: options)
    }
  }
}

extension CGContext {
  /// Paints the whole clip, as far as the shading extends.
  public func drawShading(_ shading: CGShading) { shading.draw(in: self) }
}
