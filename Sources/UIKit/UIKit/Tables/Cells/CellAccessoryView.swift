import CoreGraphics

/// The accessory at a cell's trailing edge: a chevron, a check mark, or a tappable "i".
final class CellAccessoryView: CellSign {
  private let type: UITableViewCell.AccessoryType
  /// The action of a tap on the "i".
  var onTap: (() -> Void)?
  /// The colour of a chevron that replaces grey.
  var chevronColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The control over the "i" that receives taps.
  private let button: UIControl?

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    let hasButton = type == .detailButton || type == .detailDisclosureButton
    button = hasButton ? UIControl(frame: .zero) : nil
    super.init(usualSize: Self.size(type))
    isUserInteractionEnabled = hasButton
    guard let button else { return }
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    button.isAccessibilityElement = true
    button.accessibilityTraits = .button
    button.accessibilityLabel = SystemText.moreInfo.text
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("An accessory is made by the cell that it belongs to")
  }

  private static let infoSize: CGFloat = 22
  private static let chevronSize = CGSize(width: 8, height: 13)
  private static let checkSize = CGSize(width: 14, height: 11)

  private static func size(_ type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: chevronSize
    case .checkmark: checkSize
    case .detailButton: CGSize(width: infoSize, height: infoSize)
    case .detailDisclosureButton:
      CGSize(width: infoSize + 10 + chevronSize.width, height: infoSize)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button?.frame = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)
  }

  /// Touches next to the "i" go to the cell.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    button?.frame.contains(point) ?? false
  }

  override func drawSign() {
    let box = CGRect(origin: .zero, size: usualSize)
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: box)
    case .checkmark: drawCheck()
    case .detailButton: drawInfo()
    case .detailDisclosureButton:
      drawInfo()
      let size = Self.chevronSize
      drawChevron(
        in: CGRect(
          x: box.maxX - size.width, y: (box.height - size.height) / 2, width: size.width,
          height: size.height))
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  private func drawChevron(in box: CGRect) {
    let back = isRightToLeft ? box.maxX - 1.5 : box.minX + 1.5
    let tip = isRightToLeft ? box.minX + 1.5 : box.maxX - 1.5
    let path = UIBezierPath()
    path.move(to: CGPoint(x: back, y: box.minY + 1))
    path.addLine(to: CGPoint(x: tip, y: box.midY))
    path.addLine(to: CGPoint(x: back, y: box.maxY - 1))
    stroke(path, chevronColor ?? .tertiaryLabel)
  }

  private func drawCheck() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 6))
    path.addLine(to: CGPoint(x: 5, y: 10))
    path.addLine(to: CGPoint(x: 13, y: 1))
    stroke(path, tintColor)
  }

  private func drawInfo() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    stroke(ring, tintColor, width: 1.5)
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 11, y: 10))
    stem.addLine(to: CGPoint(x: 11, y: 15.5))
    stroke(stem, tintColor)
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: 9.9, y: 5.6, width: 2.2, height: 2.2)).fill()
  }
}
