import UIKit

/// Water that grows deep toward its lower edge, so that words over a picture can be read.
final class ScrimView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
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
    (layer as? CAGradientLayer)?.colors = [
      ground.withAlphaComponent(0).cgColor, ground.withAlphaComponent(0.85).cgColor,
    ]
  }
}
