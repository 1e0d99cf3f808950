import Micro
import UIKit

@available(iOS 16, *)
extension CGContext {
  /// Draws the commands of a picture of a body, in its coordinates.
  package func paint(_ commands: [BodyPicture.Command]) {
    setLineCap(.round)
    setLineJoin(.round)
    for command in commands {
      if let fill = command.fill {
        addPath(command.shape.path)
        setFillColor(fill.cgColor)
        fillPath()
      }
      if let stroke = command.stroke {
        addPath(command.shape.path)
        setStrokeColor(stroke.cgColor)
        setLineWidth(CGFloat(command.lineWidth))
        strokePath()
      }
    }
  }

  /// Draws rings of colours around the origin, blended in between.
  ///
  /// - Parameter stops: Radii in ascending order, each with its colour. Nothing is drawn beyond the last one; inside of
  ///   the first one is its colour.
  func paintRadially(_ stops: [(radius: CGFloat, colour: Colour)]) {
    guard let outermost = stops.last?.radius, let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return }
    let components = stops.flatMap { stop in
      [stop.colour.red, stop.colour.green, stop.colour.blue, stop.colour.opacity].map {
        CGFloat($0)
      }
    }
    let gradient = CGGradient(
      colorSpace: space, colorComponents: components,
      locations: stops.map { $0.radius / outermost }, count: stops.count)
    guard let gradient else { return }
    drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: outermost,
      options: [])
  }

  /// Strokes a circle around the origin.
  func strokeCircle(radius: CGFloat, width: CGFloat, _ colour: Colour) {
    setStrokeColor(colour.cgColor)
    setLineWidth(width)
    strokeEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }
}

@available(iOS 16, *)
extension BodyPicture.Shape {
  fileprivate var path: CGPath {
    let path = CGMutablePath()
    switch self {
    case .circle(let centre, let radius):
      path.addEllipse(
        in: CGRect(
          x: CGFloat(centre.x - radius), y: CGFloat(centre.y - radius),
          width: CGFloat(2 * radius), height: CGFloat(2 * radius)))
    case .path(let points, let isClosed):
      path.addLines(between: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
      if isClosed { path.closeSubpath() }
    }
    return path
  }
}
