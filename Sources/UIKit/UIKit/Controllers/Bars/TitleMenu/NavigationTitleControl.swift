import QuartzCore
import TextEngine

/// The title of a navigation bar with a menu: a document's icon, the text and a chevron.
final class NavigationTitleControl: UIControl {
  /// A closure that makes the menu; called each time before it is shown.
  var makeMenu: () -> UIMenu? = { nil }
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let chevron = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.lineBreakMode = .byTruncatingTail
    icon.contentMode = .scaleAspectFit
    chevron.image = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: BarMetrics.titleChevronSize, weight: .semibold))
    chevron.tintColor = .secondaryLabel
    chevron.contentMode = .center
    addParts([icon, label, chevron])
    showsMenuAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title, after a document's icon if there is one.
  func show(_ title: StyledText, icon image: UIImage?) {
    label.show(title)
    icon.image = image
    setNeedsLayout()
  }

  var text: String { label.text ?? "" }

  // The app makes the menu only when it is shown.
  override var mayShowMenu: Bool { true }
  override var shownMenu: UIMenu? { makeMenu() }
  override var menuKeepsOrder: Bool { true }

  override var isHighlighted: Bool {
    didSet { for view in [icon, label, chevron] { view.alpha = isHighlighted ? 0.3 : 1 } }
  }

  private var iconWidth: CGFloat {
    icon.image == nil ? 0 : BarMetrics.titleIconSize.width + BarMetrics.titlePartGap
  }

  private var chevronWidth: CGFloat {
    BarMetrics.titlePartGap + chevron.intrinsicContentSize.width
  }

  override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: iconWidth + text.width + chevronWidth,
      height: max(text.height, icon.image == nil ? 0 : BarMetrics.titleIconSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(x: CGFloat, width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: bounds.height)
        .mirrored(in: bounds.width, if: isRightToLeft)
    }
    icon.frame = place(x: 0, width: max(0, iconWidth - BarMetrics.titlePartGap))
    label.frame = place(x: iconWidth, width: max(0, bounds.width - iconWidth - chevronWidth))
    let width = chevronWidth - BarMetrics.titlePartGap
    chevron.frame = place(x: max(0, bounds.width - width), width: width)
  }

  /// Accepts touches in the full height of the bar, for a fingertip.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - BarMetrics.height) / 2)).contains(point)
  }

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(label: text, traits: [.header, .button])
  }
}
