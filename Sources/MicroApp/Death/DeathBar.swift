import UIKit

/// The buttons at the end of a run, below all that scrolls: side by side, or one above the other where
/// letters are large.
@available(iOS 16, *)
final class DeathBar: UIView {
  private let buttons: UIStackView

  /// - Parameter buttons: The one that matters most last.
  init(_ buttons: [UIButton]) {
    self.buttons = UIStackView(arrangedSubviews: buttons)
    super.init(frame: .zero)
    backgroundColor = .ground
    self.buttons.spacing = 12
    self.buttons.distribution = .fillEqually
    self.buttons.translatesAutoresizingMaskIntoConstraints = false
    addSubview(self.buttons)
    let safe = safeAreaLayoutGuide
    let width = self.buttons.widthAnchor.constraint(equalToConstant: 560)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      self.buttons.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      // The home indicator keeps its distance, and so does the edge of a window without one.
      self.buttons.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
      self.buttons.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      self.buttons.leadingAnchor.constraint(
        greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
      self.buttons.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
      width,
    ])
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
  }
}
