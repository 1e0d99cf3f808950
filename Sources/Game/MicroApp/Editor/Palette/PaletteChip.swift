import Micro
import UIKit

/// A type in the palette. A tap selects it for new parts; dragging it out makes a part.
@available(iOS 16, *)
final class PaletteChip: UIControl {
  let item: PaletteItem
  /// Called with the position of a finger that drags it out of the palette, in the window's points; then at the end of
  /// the drag, with whether the finger was lifted on purpose.
  var onDrag: ((CGPoint) -> Void)?
  var onDrop: ((_ isMeant: Bool) -> Void)?
  private(set) var isDragged = false

  private let picture = UIImageView()
  private let name = UILabel()
  private let cost = UILabel()
  /// A padlock in the place of the price.
  private let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
  private var start = CGPoint.zero

  /// The steepness from which a drag pulls a type out instead of scrolling.
  static let steepness: CGFloat = 0.5

  /// The size in points; longer names are made smaller.
  static let size = CGSize(width: 76, height: 84)

  private let texts: Texts

  init(item: PaletteItem, texts: Texts) {
    self.item = item
    self.texts = texts
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    picture.contentMode = .center
    name.text = item.name(in: texts)
    name.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
      for: .systemFont(ofSize: 11), maximumPointSize: 15)
    name.adjustsFontForContentSizeCategory = true
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.7
    name.textAlignment = .center
    cost.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
    cost.textAlignment = .center
    lock.tintColor = .secondaryLabel
    lock.contentMode = .scaleAspectFit
    for view in [picture, name, cost, lock] { addSubview(view) }
    layer.cornerRadius = PlateView.cornerRadius
    layer.cornerCurve = .continuous
    accessibilityIdentifier = item.identifier
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = item.name(in: texts)
    accessibilityHint = item.purpose(in: texts)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Below the price, which is longer if both sides change.
    picture.frame = CGRect(x: 0, y: 14, width: bounds.width, height: bounds.height - 38)
    name.frame = CGRect(x: 4, y: bounds.height - 24, width: bounds.width - 8, height: 18)
    cost.frame = CGRect(x: 6, y: 3, width: bounds.width - 12, height: 16)
    lock.frame = cost.frame
  }

  /// Shows whether the type is selected for new parts, and its price.
  ///
  /// - Parameters:
  ///   - isSymmetric: Whether a part off the axis is mirrored, which costs as much again.
  ///   - locked: The types of cells that the player can't build yet.
  func show(
    _ brush: EditorBrush, isSymmetric: Bool, palette: Palette, locked: Set<CellType> = []
  ) {
    let isBrush = item.isBrush(brush)
    let price = item.cost(with: brush)
    let one = texts.counting(price, CommonText.points)
    cost.text = isSymmetric ? "\(price) / \(2 * price)" : "\(price)"
    accessibilityValue =
      isSymmetric
      ? texts[EditorText.priceOfBoth, ["one": one, "both": "\(2 * price)"]] : one
    picture.image = item.image(side: 46, palette: palette)
    backgroundColor =
      isBrush ? UIColor.accent.withAlphaComponent(0.2) : .tertiarySystemFill
    layer.borderWidth = isBrush ? 2 : 0
    layer.borderColor = UIColor.accent.resolvedColor(with: traitCollection).cgColor
    name.textColor = .label
    cost.textColor = .secondaryLabel
    accessibilityTraits = isBrush ? [.button, .selected] : .button
    let isLocked = item.cellType.map(locked.contains) ?? false
    lock.isHidden = !isLocked
    cost.isHidden = isLocked
    picture.alpha = isLocked ? 0.35 : 1
    if isLocked, let type = item.cellType { accessibilityValue = texts.howToUnlock(type) }
  }

  // MARK: Dragging

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: nil) else { return }
    if !isDragged, start.y - point.y > CanvasTouches.slop,
      start.y - point.y > Self.steepness * abs(point.x - start.x)
    {
      isDragged = true
      // From here on it isn't a tap.
      super.touchesCancelled(touches, with: event)
    }
    if isDragged {
      onDrag?(point)
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isDragged else { return super.touchesEnded(touches, with: event) }
    isDragged = false
    onDrop?(true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isDragged {
      isDragged = false
      onDrop?(false)
    }
    super.touchesCancelled(touches, with: event)
  }
}
