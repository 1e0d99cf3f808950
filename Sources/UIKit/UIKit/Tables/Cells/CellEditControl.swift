import CoreGraphics

/// The circle at a cell's leading edge in edit mode: a minus, a plus, or a selection mark.
final class CellEditControl: CellSign {
  enum Kind: Equatable {
    case delete, insert, choice
  }

  let kind: Kind

  /// Whether the row is selected in multiple selection.
  var isChosen = false {
    didSet { if isChosen != oldValue { setNeedsDisplay() } }
  }

  /// The colours of the sign and of the circle that replace the defaults.
  var signColor: UIColor? { didSet { setNeedsDisplay() } }
  var circleColor: UIColor? { didSet { setNeedsDisplay() } }

  init(kind: Kind) {
    self.kind = kind
    let side = CellMetrics.editControlDiameter
    super.init(usualSize: CGSize(width: side, height: side))
    // A tap anywhere on the row selects it.
    isUserInteractionEnabled = kind != .choice
    guard kind != .choice else { return }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = (kind == .delete ? SystemText.delete : .insert).text
  }

  required init?(coder: NSCoder) {
    fatalError("An edit control is made by the cell that it belongs to")
  }

  /// Rotates the delete sign upright while the button that it reveals is visible.
  func turn(_ isTurned: Bool) {
    transform = isTurned ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func drawSign() {
    let bounds = CGRect(origin: .zero, size: usualSize)
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5))
    switch kind {
    case .delete: (circleColor ?? .systemRed).setFill()
    case .insert: (circleColor ?? .systemGreen).setFill()
    case .choice:
      guard isChosen else {
        UIColor.tertiaryLabel.setStroke()
        circle.lineWidth = 1.5
        return UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).stroke()
      }
      (circleColor ?? tintColor).setFill()
    }
    circle.fill()
    let sign = UIBezierPath()
    let arm = bounds.width * 0.27
    switch kind {
    case .delete, .insert:
      sign.move(to: CGPoint(x: bounds.midX - arm, y: bounds.midY))
      sign.addLine(to: CGPoint(x: bounds.midX + arm, y: bounds.midY))
      if kind == .insert {
        sign.move(to: CGPoint(x: bounds.midX, y: bounds.midY - arm))
        sign.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + arm))
      }
    case .choice:
      sign.move(to: CGPoint(x: bounds.midX - 5, y: bounds.midY))
      sign.addLine(to: CGPoint(x: bounds.midX - 1.5, y: bounds.midY + 4))
      sign.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.midY - 4))
    }
    stroke(sign, signColor ?? .white)
  }
}

/// The grip at a cell's trailing edge with which a finger moves the row.
final class CellReorderControl: UIView {
  /// The colour that replaces grey.
  var linesColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The recognizer for a finger on the grip.
  let press: UILongPressGestureRecognizer

  init() {
    press = UILongPressGestureRecognizer(target: nil, action: nil)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: CellMetrics.reorderControlWidth, height: TableMetrics.rowHeight))
    isOpaque = false
    contentMode = .redraw
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) {
    fatalError("A reorder control is made by the cell that it belongs to")
  }

  override func draw(_ rect: CGRect) {
    let lines = UIBezierPath()
    for line in [-1.0, 0, 1] {
      let y = bounds.midY + line * 5
      lines.move(to: CGPoint(x: bounds.midX - 10, y: y))
      lines.addLine(to: CGPoint(x: bounds.midX + 10, y: y))
    }
    (linesColor ?? .tertiaryLabel).setStroke()
    lines.lineWidth = 1.5
    lines.lineCapStyle = .round
    lines.stroke()
  }
}
