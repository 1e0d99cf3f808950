import CoreGraphics
import Foundation

/// The header of a calendar: the month, which opens wheels, and buttons for the previous and next month.
final class CalendarHeaderView: PartView {
  let title = UIControl(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let chevron = UIImageView(frame: .zero)
  let previous = UIButton(type: .system)
  let following = UIButton(type: .system)
  var toggle: () -> Void = {}
  var step: (Int) -> Void = { _ in }
  private(set) var isOpen = false

  override func prepare() {
    label.isUserInteractionEnabled = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    title.addSubview(label)
    title.addSubview(chevron)
    title.isAccessibilityElement = true
    title.accessibilityTraits = .button
    title.accessibilityHint = SystemText.choosesMonth.text
    title.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    for (button, name, text, way) in [
      (previous, "chevron.backward", SystemText.previousMonth.text, -1),
      (following, "chevron.forward", SystemText.nextMonth.text, 1),
    ] {
      button.setImage(
        UIImage(systemName: name), for: .normal)
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 20, weight: .medium), forImageIn: .normal)
      button.accessibilityLabel = text
      button.addAction(UIAction { [weak self] _ in self?.step(way) }, for: .touchUpInside)
    }
    for view in [title, previous, following] as [UIView] { addSubview(view) }
  }

  func show(_ text: String, design: UIFontDescriptor.SystemDesign) {
    label.text = text
    label.font = CalendarFont.header(design, traits: traitCollection)
    title.accessibilityLabel = text
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: label.font.pointSize * 0.76, weight: .semibold))
    setNeedsLayout()
  }

  /// Whether wheels replace the days.
  func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    label.textColor = isOpen ? tintColor : .label
    let way: CGFloat = isRightToLeft ? -1 : 1
    chevron.transform = isOpen ? CGAffineTransform(rotationAngle: way * .pi / 2) : .identity
    previous.alpha = isOpen ? 0 : 1
    following.alpha = isOpen ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func placed(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: bounds.height).mirrored(
        in: bounds.width, if: isRightToLeft)
    }
    let step = CalendarMetrics.stepWidth
    let end = bounds.width - CalendarMetrics.headerMargin / 2
    following.frame = placed(end - step, step)
    previous.frame = placed(end - 2 * step, step)
    let room = max(0, end - 2 * step - CalendarMetrics.headerMargin)
    let mark = chevron.sizeThatFits(bounds.size)
    let text = min(label.sizeThatFits(bounds.size).width, max(0, room - mark.width - 6))
    title.frame = placed(CalendarMetrics.headerMargin, text + 6 + mark.width)
    label.frame = CGRect(
      x: isRightToLeft ? mark.width + 6 : 0, y: 0, width: text, height: bounds.height)
    chevron.bounds = CGRect(origin: .zero, size: mark)
    chevron.center = CGPoint(
      x: isRightToLeft ? mark.width / 2 : text + 6 + mark.width / 2, y: bounds.midY)
  }
}
