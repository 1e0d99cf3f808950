import UIKit

/// The seconds until a waiting run continues, in large digits over the water.
@available(iOS 16, *)
final class CountdownView: PlateView {
  private let label = UILabel()
  private var shown = 0

  init(scale: CGFloat = 1) {
    label.font = .monospacedDigitSystemFont(ofSize: 64 * scale, weight: .bold)
    label.textColor = .label
    label.accessibilityIdentifier = "countdown"
    label.accessibilityTraits = .updatesFrequently
    super.init(
      label, colour: UIColor.ground.withAlphaComponent(0.8),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 28, bottom: 4, trailing: 28))
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows the whole seconds that are left, or nothing.
  ///
  /// - Parameter seconds: The rest, in seconds; `nil` hides the view.
  func show(_ seconds: TimeInterval?) {
    let whole = seconds.map { Int($0.rounded(.up)) } ?? 0
    guard whole != shown else { return }
    shown = whole
    isHidden = whole == 0
    guard whole > 0 else { return }
    label.text = "\(whole)"
    UIAccessibility.post(notification: .announcement, argument: "\(whole)")
  }
}
