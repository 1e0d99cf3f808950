import UIKit

/// A curve that grows as time passes.
@available(iOS 16, *)
final class PlotView: UIView {
  private let curve = CAShapeLayer()
  private let title = UILabel(.caption1, .secondaryLabel, lines: 1, largest: 16)
  /// The labels at the upper and the lower end of the axis, and their lines.
  private let ends = (
    high: UILabel(.caption2, .tertiaryLabel, lines: 1, largest: 15),
    low: UILabel(.caption2, .tertiaryLabel, lines: 1, largest: 15)
  )
  private let axis = CAShapeLayer()
  private let name: String
  private let texts: Texts
  private let decimals: Int
  /// The colour of the curve.
  var colour: UIColor { didSet { setNeedsLayout() } }
  private var shown: [Float] = []

  init(name: String, colour: UIColor, decimals: Int, identifier: String, texts: Texts) {
    self.name = name
    self.texts = texts
    self.decimals = decimals
    self.colour = colour
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    curve.fillColor = nil
    curve.lineWidth = 1.5
    curve.lineJoin = .round
    curve.actions = ["path": NSNull()]
    axis.fillColor = nil
    axis.lineWidth = 0.5
    axis.actions = ["path": NSNull()]
    layer.addSublayer(axis)
    layer.addSublayer(curve)
    for label in [title, ends.high, ends.low] { addSubview(label) }
    // Two plots are next to each other on the smallest phone.
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.6
    for label in [ends.high, ends.low] {
      label.textAlignment = .right
      label.isAccessibilityElement = false
    }
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityIdentifier = identifier
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows values, the oldest first, from the smaller of 0 and the least value up to the largest. Does nothing if the
  /// values are unchanged.
  func show(_ values: [Float]) {
    guard values != shown else { return }
    shown = values
    let text = texts.number(Double(values.last ?? 0), decimals: decimals)
    title.text = texts[ObserverText.value, ["title": name, "value": text]]
    accessibilityValue = text
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 8, y: 4, width: max(bounds.width - 16, 0), height: 18)
    let low = min(shown.min() ?? 0, 0)
    let high = max(shown.max() ?? 1, low + 1e-3)
    let room = layOutAxis(from: low, to: high)
    curve.frame = bounds
    curve.strokeColor = colour.resolvedColor(with: traitCollection).cgColor
    let path = CGMutablePath()
    for (index, value) in shown.enumerated() {
      let point = CGPoint(
        x: room.minX + room.width * CGFloat(index) / CGFloat(max(shown.count - 1, 1)),
        y: room.maxY - room.height * CGFloat((value - low) / (high - low)))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    curve.path = path
  }

  /// Lays out the axis at the trailing edge.
  ///
  /// - Returns: The area of the curve, in points.
  private func layOutAxis(from low: Float, to high: Float) -> CGRect {
    var width: CGFloat = 0
    for (label, value) in [(ends.high, high), (ends.low, low)] {
      label.text = texts.number(Double(value), decimals: decimals)
      width = max(width, label.intrinsicContentSize.width.rounded(.up))
    }
    let room = CGRect(
      x: 8, y: 28, width: max(bounds.width - 22 - width, 0), height: max(bounds.height - 36, 0))
    for (label, y) in [(ends.high, room.minY), (ends.low, room.maxY)] {
      label.frame = CGRect(x: bounds.width - 8 - width, y: y - 7, width: width, height: 14)
    }
    let path = CGMutablePath()
    for y in [room.minY, room.maxY] {
      path.move(to: CGPoint(x: room.minX, y: y))
      path.addLine(to: CGPoint(x: room.maxX, y: y))
    }
    axis.frame = bounds
    axis.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    axis.path = path
    return room
  }
}
