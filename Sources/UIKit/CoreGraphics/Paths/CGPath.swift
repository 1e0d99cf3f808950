/// A shape of lines and curves. A plain `CGPath` is immutable; ``CGMutablePath`` can be extended.
public class CGPath: @unchecked Sendable {
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.rect(rect).applying(transform?.pointee))
  }

  /// Creates an ellipse of four cubic curves, starting in the middle of the right edge towards larger y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.ellipse(in: rect).applying(transform?.pointee))
  }

  /// Creates a rectangle whose corners are quarters of ellipses.
  ///
  /// Corners that are negative or larger than half the rectangle's width or height trap, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: PathBuilder.roundedRect(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight
      ).applying(transform?.pointee))
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee))
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element would start; zero for an empty path.
  public var currentPoint: CGPoint { endPoint ?? .zero }

  /// Returns whether the path is one closed or open axis-parallel rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Calls `function` once per element, with a value that is passed on.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` once per element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      let base = points.baseAddress!
      for element in elements {
        let type: CGPathElementType
        switch element {
        case .move(let point):
          type = .moveToPoint
          base[0] = point
        case .line(let point):
          type = .addLineToPoint
          base[0] = point
        case .quad(let control, let point):
          type = .addQuadCurveToPoint
          base[0] = control
          base[1] = point
        case .cubic(let control1, let control2, let point):
          type = .addCurveToPoint
          base[0] = control1
          base[1] = control2
          base[2] = point
        case .close:
          type = .closeSubpath
        }
        var handedOut = CGPathElement(type: type, points: base)
        block(&handedOut)
      }
    }
  }

  /// The current point; `nil` if there is none.
  package var endPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }
}

/// Two paths are equal if all their elements are.
extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension [PathElement] {
  package func applying(_ transform: CGAffineTransform?) -> [PathElement] {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }

  /// The rectangle that these elements draw, if they draw nothing else.
  var asRect: CGRect? {
    guard count == 4 || count == 5, case .move(let p0) = self[0], case .line(let p1) = self[1],
      case .line(let p2) = self[2], case .line(let p3) = self[3]
    else { return nil }
    if count == 5 {
      switch self[4] {
      case .close: break
      case .line(let end) where end == p0: break
      default: return nil
      }
    }
    let alongX = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let alongY = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard alongX || alongY else { return nil }
    return CGRect(
      x: Swift.min(p0.x, p2.x), y: Swift.min(p0.y, p2.y), width: abs(p2.x - p0.x),
      height: abs(p2.y - p0.y))
  }
}
