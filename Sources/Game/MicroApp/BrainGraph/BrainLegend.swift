import Micro
import UIKit

/// The legend of a brain's graph: solid lines excite, dashed ones inhibit.
@available(iOS 16, *)
final class BrainLegend: UIView {
  private let vision: Palette.Vision
  private let labels: [UILabel]
  private let lines = [CAShapeLayer(), CAShapeLayer()]

  init(texts: Texts, vision: Palette.Vision) {
    self.vision = vision
    labels = [TankText.excites, .inhibits].map { key in
      let label = UILabel()
      label.text = texts[key]
      label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
        for: .systemFont(ofSize: 12), maximumPointSize: 20)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    for line in lines {
      line.lineWidth = 3
      layer.addSublayer(line)
    }
    lines[1].lineDashPattern = [6, 4]
    colour()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func height(in width: CGFloat) -> CGFloat {
    (labels[0].intrinsicContentSize.height + 20).rounded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 20
    for (label, line) in zip(labels, lines) {
      let size = label.intrinsicContentSize
      let path = CGMutablePath()
      path.move(to: CGPoint(x: x, y: bounds.midY))
      path.addLine(to: CGPoint(x: x + 32, y: bounds.midY))
      line.path = path
      label.frame = CGRect(
        x: x + 40, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x = label.frame.maxX + 28
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    colour()
  }

  private func colour() {
    let palette = Palette(traits: traitCollection, vision: vision)
    backgroundColor = .ground
    lines[0].strokeColor = BrainGraphView.colour(ofWeight: 1, palette)
    lines[1].strokeColor = BrainGraphView.colour(ofWeight: -1, palette)
  }
}
