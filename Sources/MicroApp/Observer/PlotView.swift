import UIKit

/// A curve that grows as time passes.
@available(iOS 16, *)
final class PlotView: UIView {
  private let curve = CAShapeLayer()
  private let title = UILabel(.caption1, .secondaryLabel, lines: 1)
  private let name: String
  private let texts: Texts
  private let decimals: Int
  private var shown: [Float] = []

  init(name: String, colour: UIColor, decimals: Int, identifier: String, texts: Texts) {
    self.name = name
    self.texts = texts
    self.decimals = decimals
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    curve.fillColor = nil
    curve.strokeColor = colour.cgColor
    curve.lineWidth = 1.5
    curve.lineJoin = .round
    curve.actions = ["path": NSNull()]
    layer.addSublayer(curve)
    addSubview(title)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityIdentifier = identifier
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows values, the oldest first, from 0 or the least of them up to the largest. Nothing is done if
  /// they are those of before.
  func show(_ values: [Float]) {
    guard values != shown else { return }
    shown = values
    let text = texts.number(Double(values.last ?? 0), decimals: decimals)
    title.text = texts[ObserverText.value, ["title": name, "value": text]]
    accessibilityValue = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 8, y: 4, width: max(bounds.width - 16, 0), height: 18)
    let room = CGRect(
      x: 8, y: 24, width: max(bounds.width - 16, 0), height: max(bounds.height - 30, 0))
    curve.frame = bounds
    let low = min(shown.min() ?? 0, 0)
    let high = max(shown.max() ?? 1, low + 1e-3)
    let path = CGMutablePath()
    for (index, value) in shown.enumerated() {
      let point = CGPoint(
        x: room.minX + room.width * CGFloat(index) / CGFloat(max(shown.count - 1, 1)),
        y: room.maxY - room.height * CGFloat((value - low) / (high - low)))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    curve.path = path
  }
}
