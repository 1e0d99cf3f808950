import Micro
import UIKit

/// A background of water: brightest at the light, darker towards the rim.
@available(iOS 16, *)
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.4, y: 0.4)
    gradient.endPoint = CGPoint(x: 1.15, y: 1.3)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(inner: Colour, outer: Colour) {
    (layer as? CAGradientLayer)?.colors = [inner.cgColor, outer.cgColor]
  }
}
