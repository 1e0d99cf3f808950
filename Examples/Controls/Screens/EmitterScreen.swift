import UIKit

/// Confetti that falls from the top, and a fountain of light.
final class EmitterScreen: UIViewController {
  private let confetti = CAEmitterLayer()
  private let fountain = CAEmitterLayer()
  private let control = UISwitch()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    confetti.emitterShape = .line
    confetti.emitterCells = [UIColor.systemRed, .systemBlue, .systemGreen, .systemYellow].map(paper)
    fountain.renderMode = .additive
    fountain.emitterCells = [light()]
    for layer in [confetti, fountain] {
      layer.beginTime = CACurrentMediaTime() - 4
      view.layer.addSublayer(layer)
    }
    label.text = "Emit"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    control.isOn = true
    control.accessibilityLabel = label.text
    control.addAction(
      UIAction { [weak self] _ in self?.follow() }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    confetti.frame = bounds
    confetti.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    confetti.emitterSize = CGSize(width: bounds.width, height: 1)
    fountain.frame = bounds
    fountain.emitterPosition = CGPoint(x: bounds.midX, y: bounds.maxY - 80)
  }

  /// Starts or stops the emitters. Existing particles keep moving.
  private func follow() {
    for layer in [confetti, fountain] { layer.birthRate = control.isOn ? 1 : 0 }
  }

  private func paper(_ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = dot(CGSize(width: 10, height: 6), rounded: false).cgImage
    cell.contentsScale = 2
    cell.color = color.cgColor
    cell.birthRate = 6
    cell.lifetime = 8
    cell.velocity = 120
    cell.velocityRange = 40
    cell.emissionLongitude = .pi
    cell.emissionRange = .pi / 4
    cell.spin = 2
    cell.spinRange = 3
    cell.scaleRange = 0.3
    return cell
  }

  private func light() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = dot(CGSize(width: 24, height: 24), rounded: true).cgImage
    cell.contentsScale = 2
    cell.color = UIColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.6).cgColor
    cell.birthRate = 60
    cell.lifetime = 2.5
    cell.velocity = 260
    cell.velocityRange = 40
    cell.yAcceleration = 200
    cell.emissionLongitude = -.pi / 2
    cell.emissionRange = .pi / 5
    cell.alphaSpeed = -0.24
    cell.scaleSpeed = -0.2
    return cell
  }

  private func dot(_ size: CGSize, rounded: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      let all = CGRect(origin: .zero, size: size)
      (rounded ? UIBezierPath(ovalIn: all) : UIBezierPath(rect: all)).fill()
    }
  }
}
