import CoreGraphics

/// The spokes of a refresh control. They appear one by one and rotate while it refreshes.
final class RefreshSpokesView: UIView {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private static let count = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    addSubview(indicator)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  let side: CGFloat = 20

  var color: UIColor = .secondaryLabel {
    didSet {
      indicator.color = color
      setNeedsDisplay()
    }
  }

  /// The visible part of the spokes, from 0 to 1.
  var revealed: CGFloat = 0 {
    didSet { if count(oldValue) != count(revealed) { setNeedsDisplay() } }
  }

  var isTurning = false {
    didSet {
      guard isTurning != oldValue else { return }
      isTurning ? indicator.startAnimating() : indicator.stopAnimating()
      setNeedsDisplay()
    }
  }

  private func count(_ part: CGFloat) -> Int { Int((part * CGFloat(Self.count)).rounded(.down)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    guard !isTurning, let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color.cgColor)
    for spoke in 0..<count(revealed) {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(spoke) * 2 * .pi / CGFloat(Self.count))
      let bar = CGRect(x: -1.25, y: -9.5, width: 2.5, height: 5.5)
      context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 1.25).cgPath)
      context.fillPath()
      context.restoreGState()
    }
  }
}
