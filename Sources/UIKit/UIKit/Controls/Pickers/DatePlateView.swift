import CoreGraphics
import Foundation

/// A grey button with a date or a time, which opens a view to choose it.
final class DatePlateView: UIControl {
  private let label = UILabel(frame: .zero)
  private let name: String

  /// Whether the view that it opens is open.
  var isOpen = false { didSet { stateDidChange() } }

  /// Creates a button.
  ///
  /// - Parameter name: The name for assistive software.
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DateMetrics.plateRadius
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    // A text that is made smaller stays centred.
    label.baselineAdjustment = .alignCenters
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("A date picker makes its plates")
  }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  func fittingSize() -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(
      width: (text.width + 2 * DateMetrics.platePadding.width).rounded(.up),
      height: text.height + 2 * DateMetrics.platePadding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(
      dx: min(DateMetrics.platePadding.width / 2, bounds.width / 2), dy: 0)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.5 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(label: name, value: text, traits: .button)
  }
}
