import Micro
import QuartzCore

/// A node of a brain: a ring that fills from its middle. Excitation has one colour; inhibition has another, with a bar
/// across.
@available(iOS 16, *)
final class BrainNodeLayer: StillLayer {
  private let ring = CAShapeLayer()
  private let fill = CAShapeLayer()
  private let bar = CAShapeLayer()
  private static let radius: CGFloat = 9
  private var shown: Float = 0

  override init() {
    super.init()
    let side = 2 * Self.radius
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
    for layer in [ring, fill, bar] {
      layer.frame = bounds
      addSublayer(layer)
    }
    ring.path = CGPath(ellipseIn: bounds, transform: nil)
    ring.lineWidth = 1.5
    fill.path = CGPath(ellipseIn: bounds.insetBy(dx: 2, dy: 2), transform: nil)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: Self.radius - 5, y: Self.radius))
    path.addLine(to: CGPoint(x: Self.radius + 5, y: Self.radius))
    bar.path = path
    bar.lineWidth = 2
    bar.lineCap = .round
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  var palette = Palette() {
    didSet {
      ring.fillColor = palette.water.cgColor
      ring.strokeColor = palette.speck.with(opacity: 0.7).cgColor
      bar.strokeColor = palette.speck.cgColor
      show(shown)
    }
  }

  /// Shows the node's current value.
  ///
  /// - Parameter value: −1 … 1.
  func show(_ value: Float) {
    shown = value
    // In sixteenths: finer steps are invisible.
    let size = (min(abs(value), 1) * 16).rounded() / 16
    fill.setAffineTransform(CGAffineTransform(scaleX: CGFloat(size), y: CGFloat(size)))
    fill.fillColor =
      (value < 0 ? palette.dangerous : palette.colour(of: .flagellum)).cgColor
    bar.isHidden = value > -0.1
  }
}
