import CoreGraphics
import QuartzCore

/// The shadow around a glass background with round corners. There is none below the glass, through which it
/// would be visible.
final class OuterShadowView: UIView {
  private let radius: CGFloat
  private let hole = CAShapeLayer()

  /// Creates a shadow.
  ///
  /// - Parameter radius: The radius of the background's corners, in points.
  init(radius: CGFloat, opacity: Float, blur: CGFloat, offset: CGSize = .zero) {
    self.radius = radius
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = opacity
    layer.shadowRadius = blur
    layer.shadowOffset = offset
    hole.fillRule = .evenOdd
    layer.mask = hole
  }

  required init?(coder: NSCoder) {
    fatalError("A shadow is made by its plate")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A background without contents is smaller than its corners.
    let corner = min(radius, bounds.width / 2, bounds.height / 2)
    let plate = CGPath(
      roundedRect: bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
    layer.shadowPath = plate
    // A Gaussian is invisible beyond three times its radius.
    let reach = 3 * layer.shadowRadius + abs(layer.shadowOffset.height)
    let around = CGMutablePath()
    around.addRect(bounds.insetBy(dx: -reach, dy: -reach))
    around.addPath(plate)
    hole.path = around
  }
}
