import UIKit

/// A gradient of deep water towards an edge, so that text over a picture is readable.
@available(iOS 16, *)
final class ScrimView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a scrim that doesn't react to touches.
  ///
  /// - Parameter isDeepAbove: Whether it is deep at its upper edge instead of its lower one.
  init(isDeepAbove: Bool = false) {
    super.init(frame: .zero)
    if isDeepAbove, let gradient = layer as? CAGradientLayer {
      (gradient.startPoint, gradient.endPoint) = (gradient.endPoint, gradient.startPoint)
    }
    isUserInteractionEnabled = false
    updateColours()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColours()
  }

  private func updateColours() {
    let ground = UIColor.ground.resolvedColor(with: traitCollection)
    guard let gradient = layer as? CAGradientLayer else { return }
    // Nearly full depth where the text begins: creatures swim below it.
    gradient.colors = [0, 0.78, 0.92].map { ground.withAlphaComponent($0).cgColor }
    gradient.locations = [0, 0.45, 1]
  }
}
