import CoreGraphics
import QuartzCore

/// A round control that shows a colour and opens a picker for another one.
///
/// It sends `valueChanged` for each picked colour.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The picker's title.
  open var title: String?
  open var supportsAlpha = true

  /// The shown colour; nil shows a crossed circle. Setting it sends no event.
  open var selectedColor: UIColor? { didSet { show() } }

  private let ring = CAGradientLayer()
  private let hole = UIView(frame: .zero)
  private let fill = UIView(frame: .zero)
  private let stroke = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(colorWell: self)
  }

  private func prepare() {
    ring.type = .conic
    ring.colors = ColorSelection.hues
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.masksToBounds = true
    layer.addSublayer(ring)
    stroke.backgroundColor = .systemRed
    addParts([hole, fill])
    for view in [hole, fill] { view.clipsToBounds = true }
    fill.addSubview(stroke)
    hole.backgroundColor = .systemBackground
    addAction(UIAction { [weak self] _ in self?.showPicker() }, for: .touchUpInside)
    show()
  }

  private func show() {
    fill.backgroundColor = selectedColor ?? .systemGray5
    stroke.isHidden = selectedColor != nil
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: ColorMetrics.wellSide, height: ColorMetrics.wellSide)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open dynamic override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(middle: bounds.middle, size: CGSize(width: side, height: side))
    ring.frame = circle
    ring.cornerRadius = side / 2
    hole.frame = circle.insetBy(dx: ColorMetrics.wellRing, dy: ColorMetrics.wellRing)
    hole.layer.cornerRadius = hole.bounds.height / 2
    let inset = ColorMetrics.wellRing + ColorMetrics.wellGap
    fill.frame = circle.insetBy(dx: inset, dy: inset)
    fill.layer.cornerRadius = fill.bounds.height / 2
    stroke.bounds.size = CGSize(width: fill.bounds.width * 1.2, height: 2)
    stroke.center = fill.bounds.middle
    stroke.transform = CGAffineTransform(rotationAngle: -.pi / 4)
  }

  private func showPicker() {
    let chain = sequence(first: self as UIResponder, next: \.next).lazy
    guard let controller = chain.compactMap({ $0 as? UIViewController }).first else { return }
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.title = title
    picker.pickAlong = { [weak self] color in
      guard let self else { return }
      selectedColor = color
      sendActions(for: .valueChanged)
    }
    if traitCollection.horizontalSizeClass == .regular {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
      picker.popoverPresentationController?.sourceRect = bounds
    }
    controller.present(picker, animated: true)
  }

  override var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      label: title ?? SystemText.colorWell.text,
      value: selectedColor.map { "#" + ColorSelection($0).hex },
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
