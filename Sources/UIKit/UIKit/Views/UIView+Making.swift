import CoreGraphics
import QuartzCore

extension UIView {
  /// The intrinsic size on an axis without one: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// Requests the smallest size from `systemLayoutSizeFitting(_:)`.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Requests the largest size from `systemLayoutSizeFitting(_:)`.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass), which isn't a CALayer")
    }
    return type == CALayer.self ? CALayer() : CALayer.makeDynamic(type)
  }

  func controllerDidChange() {
    updateTraits()
    updateSafeAreaInsets()
    updateMargins()
  }

  func didMakeLayer() {
    _layer.delegate = self
    _layer.isOpaque = true
    _layer.contentsScale = UIScreen.main.scale
    _layer.setNeedsDisplay()
  }
}
