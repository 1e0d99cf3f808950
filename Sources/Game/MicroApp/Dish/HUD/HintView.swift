import UIKit

/// A card at the bottom of the water with the next thing to do.
@available(iOS 16, *)
final class HintView: PlateView {
  private let label: UILabel
  private let isMotionReduced: Bool

  init(isMotionReduced: Bool, scale: CGFloat = 1) {
    label = UILabel(.callout, largest: 24, scale: scale)
    self.isMotionReduced = isMotionReduced
    super.init(label, colour: UIColor.ground.withAlphaComponent(0.92))
    isUserInteractionEnabled = false
    alpha = 0
    label.textAlignment = .center
    label.accessibilityIdentifier = "hint"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Its text; `nil` if there is none.
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
