/// Builds the elements of basic shapes.
enum PathBuilder {
  /// The distance of the control points, in radii, with which a cubic curve best approximates a quarter circle:
  /// 4/3·(√2 − 1).
  static let quarterArcHandle: CGFloat = 0.552_284_749_830_793_4

  static func rect(_ rect: CGRect) -> [PathElement] {
    [
      .move(rect.origin), .line(CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y)),
      .line(
        CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)),
      .line(CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height)), .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let rect = rect.standardized
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let handleX = rect.width / 2 * quarterArcHandle
    let handleY = rect.height / 2 * quarterArcHandle
    return [
      .move(CGPoint(x: rect.maxX, y: center.y)),
      .cubic(
        control1: CGPoint(x: rect.maxX, y: center.y + handleY),
        control2: CGPoint(x: center.x + handleX, y: rect.maxY),
        to: CGPoint(x: center.x, y: rect.maxY)),
      .cubic(
        control1: CGPoint(x: center.x - handleX, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: center.y + handleY),
        to: CGPoint(x: rect.minX, y: center.y)),
      .cubic(
        control1: CGPoint(x: rect.minX, y: center.y - handleY),
        control2: CGPoint(x: center.x - handleX, y: rect.minY),
        to: CGPoint(x: center.x, y: rect.minY)),
      .cubic(
        control1: CGPoint(x: center.x + handleX, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: center.y - handleY),
        to: CGPoint(x: rect.maxX, y: center.y)),
      .close,
    ]
  }

  static func roundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [PathElement] {
    let rect = rect.standardized
    // The tolerance of half a thousandth of a point is for sums that were rounded earlier.
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width + 0.0005,
      "a corner \(cornerWidth) wide does not fit into a rounded rectangle \(rect.width) wide")
    precondition(
      cornerHeight >= 0 && 2 * cornerHeight <= rect.height + 0.0005,
      "a corner \(cornerHeight) high does not fit into a rounded rectangle \(rect.height) high")
    if cornerWidth == 0 || cornerHeight == 0 { return self.rect(rect) }
    let handleX = cornerWidth * (1 - quarterArcHandle)
    let handleY = cornerHeight * (1 - quarterArcHandle)
    let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    return [
      .move(CGPoint(x: right, y: rect.midY)),
      .line(CGPoint(x: right, y: high - cornerHeight)),
      .cubic(
        control1: CGPoint(x: right, y: high - handleY),
        control2: CGPoint(x: right - handleX, y: high),
        to: CGPoint(x: right - cornerWidth, y: high)),
      .line(CGPoint(x: left + cornerWidth, y: high)),
      .cubic(
        control1: CGPoint(x: left + handleX, y: high),
        control2: CGPoint(x: left, y: high - handleY),
        to: CGPoint(x: left, y: high - cornerHeight)),
      .line(CGPoint(x: left, y: low + cornerHeight)),
      .cubic(
        control1: CGPoint(x: left, y: low + handleY),
        control2: CGPoint(x: left + handleX, y: low),
        to: CGPoint(x: left + cornerWidth, y: low)),
      .line(CGPoint(x: right - cornerWidth, y: low)),
      .cubic(
        control1: CGPoint(x: right - handleX, y: low),
        control2: CGPoint(x: right, y: low + handleY),
        to: CGPoint(x: right, y: low + cornerHeight)),
      .close,
    ]
  }

  /// Returns a circular arc as cubic curves, without the step to its start: quarters from the start on, and the
  /// rest, as iOS divides it.
  ///
  /// - Parameter sweep: The angle of the arc in radians; negative means decreasing angles.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) -> [PathElement] {
    let quarter = sweep < 0 ? -CGFloat.pi / 2 : .pi / 2
    // A higher count isn't a useful drawing; the limit bounds the memory that an extreme angle can allocate.
    let count = Int((min(sweep / quarter, 8192) - 1e-9).rounded(.up)).clamped(to: 1...4096)
    var elements: [PathElement] = []
    elements.reserveCapacity(count)
    var angle = start
    var (cosine, sine) = (cos(start), sin(start))
    for index in 1...count {
      let next = index == count ? start + sweep : start + quarter * CGFloat(index)
      // With control points at a distance of 4/3 · tan(a/4), a cubic curve meets an arc of the angle a at its
      // ends and in its middle.
      let handle = 4 / 3 * tan((next - angle) / 4) * radius
      let from = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
      let control1 = CGPoint(x: from.x - handle * sine, y: from.y + handle * cosine)
      angle = next
      (cosine, sine) = (cos(angle), sin(angle))
      let to = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
      let control2 = CGPoint(x: to.x + handle * sine, y: to.y - handle * cosine)
      elements.append(.cubic(control1: control1, control2: control2, to: to))
    }
    return elements
  }

  /// Returns the angle from `start` to `end` in the given direction, in radians, at most a full turn.
  ///
  /// Angles that differ by whole turns are a full turn in either direction. Equal angles are none.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? start - end : end - start
    guard forward.isFinite else { return 0 }
    if forward >= turn { return clockwise ? -turn : turn }
    var angle = forward.truncatingRemainder(dividingBy: turn)
    // Against the direction, a turn that degrees in single precision round to a little less is a turn all the same.
    if angle < 0 || forward < 0 && angle == 0 { angle += turn }
    if forward < 0, angle < roundingError { angle = turn }
    return clockwise ? -angle : angle
  }

  /// The difference of two angles that counts as none, in radians. Three turns in single precision are exact to 1e-6, and
  /// the degrees that they are converted from to as much.
  private static let roundingError: CGFloat = 1e-5
}
