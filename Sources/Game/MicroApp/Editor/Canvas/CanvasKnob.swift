import UIKit

/// A handle for a finger: a disc with a symbol of its action.
@available(iOS 16, *)
final class CanvasKnob: StillLayer {
  private let disc = CAShapeLayer()
  private let sign = CAShapeLayer()
  /// The radius, in points.
  static let radius: CGFloat = 11

  override init() {
    super.init()
    let side = 2 * Self.radius
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
    disc.path = CGPath(ellipseIn: bounds, transform: nil)
    sign.fillColor = nil
    sign.lineWidth = 2.5
    sign.lineCap = .round
    sign.lineJoin = .round
    addSublayer(disc)
    addSublayer(sign)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ kind: CanvasHandles.Kind, fill: CGColor, ink: CGColor) {
    disc.fillColor = fill
    sign.strokeColor = ink
    let path = CGMutablePath()
    let middle = Self.radius
    switch kind {
    case .link:
      path.move(to: CGPoint(x: middle - 5, y: middle))
      path.addLine(to: CGPoint(x: middle + 5, y: middle))
      path.move(to: CGPoint(x: middle, y: middle - 5))
      path.addLine(to: CGPoint(x: middle, y: middle + 5))
    case .direction:
      path.addArc(
        center: CGPoint(x: middle, y: middle), radius: 5, startAngle: -.pi / 4,
        endAngle: .pi * 1.15, clockwise: false)
      path.move(to: CGPoint(x: middle + 0.5, y: middle - 6))
      path.addLine(to: CGPoint(x: middle + 4.5, y: middle - 3.5))
    case .end:
      path.addEllipse(in: CGRect(x: middle - 3.5, y: middle - 3.5, width: 7, height: 7))
    }
    sign.path = path
  }
}
