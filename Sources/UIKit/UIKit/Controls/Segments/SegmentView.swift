import CoreGraphics
import QuartzCore
import TextEngine

/// One segment: a title or an image.
final class SegmentView: PartView {
  var title: String? { didSet { image = title == nil ? image : nil } }
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width; 0 for automatic.
  var width: CGFloat = 0
  var offset = CGSize.zero
  /// The control's offset for the segment's position in addition to `offset`, in points.
  var adjustment = UIOffset.zero
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  override func prepare() {
    label.textAlignment = .center
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: SegmentMetrics.fontSize, weight: .medium)
    addSubview(label)
    addSubview(imageView)
  }

  /// Shows the content with a title's attributes.
  func show(_ attributes: [NSAttributedString.Key: Any]) {
    label.show(title.map { StyledText($0, attributes) })
    imageView.image = image
    imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  /// The width of title or image including padding.
  var contentWidth: CGFloat {
    let own = title == nil ? imageView.intrinsicContentSize.width : label.intrinsicContentSize.width
    return max(0, own) + 2 * SegmentMetrics.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: min(2, bounds.width / 2), dy: 0)
    let height = label.intrinsicContentSize.height
    let x = offset.width + adjustment.horizontal
    let y = offset.height + adjustment.vertical
    label.frame = CGRect(
      x: room.minX + x,
      y: traitCollection.pixelGrid.nearest((bounds.height - height) / 2) + y,
      width: room.width, height: height)
    imageView.frame = room.offsetBy(dx: x, dy: y)
  }

  // MARK: Accessibility

  /// Whether the segment is selected; set by the control.
  var isSelected = false

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility(
      label: title ?? image?.accessibilityText ?? action?.title, traits: .button)
    if isSelected { own.traits.insert(.selected) }
    if !isEnabled { own.traits.insert(.notEnabled) }
    return own
  }
}
