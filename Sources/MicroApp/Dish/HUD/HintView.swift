import UIKit

/// A card at the bottom of the water that says what to do next.
final class HintView: UIView {
  private let label = UILabel()
  private let isMotionReduced: Bool

  init(isMotionReduced: Bool) {
    self.isMotionReduced = isMotionReduced
    super.init(frame: .zero)
    backgroundColor = UIColor.ground.withAlphaComponent(0.82)
    layer.cornerRadius = 16
    isUserInteractionEnabled = false
    alpha = 0
    label.font = .preferredFont(forTextStyle: .callout)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.numberOfLines = 0
    label.textAlignment = .center
    label.accessibilityIdentifier = "hint"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// What it says; `nil` when nothing is to be said.
  private(set) var text: String?

  func show(_ text: String?) {
    guard text != self.text else { return }
    self.text = text
    if let text {
      label.text = text
      UIAccessibility.post(notification: .announcement, argument: text)
    }
    let shows = text != nil
    UIView.animate(withDuration: isMotionReduced ? 0 : 0.3) { self.alpha = shows ? 1 : 0 }
  }
}
