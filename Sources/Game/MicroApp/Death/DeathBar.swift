import UIKit

/// The buttons at the end of a run, below the scrolled content: side by side, or one above the other if letters are
/// large.
@available(iOS 16, *)
final class DeathBar: UIView {
  private let buttons: UIStackView

  /// Creates a bar with the given buttons.
  ///
  /// - Parameter buttons: The buttons, with the most important one last.
  init(_ buttons: [UIButton]) {
    self.buttons = UIStackView(buttons, spacing: 12)
    super.init(frame: .zero)
    backgroundColor = .ground
    addPlaced([self.buttons])
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      self.buttons.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      // The bar keeps a distance from the home indicator, or from the edge of a window without one.
      self.buttons.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
      self.buttons.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      self.buttons.leadingAnchor.constraint(
        greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
      self.buttons.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
      self.buttons.widthAnchor.constraint(equalToConstant: 560).with(.defaultHigh),
    ])
    for button in buttons {
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    }
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  /// One above the other, the buttons would leave a low screen no space for anything else.
  private func arrange() {
    let isLarge =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && traitCollection.verticalSizeClass != .compact
    buttons.axis = isLarge ? .vertical : .horizontal
    buttons.distribution = isLarge ? .fill : .fillEqually
    for case let button as UIButton in buttons.arrangedSubviews {
      let largest: CGFloat =
        traitCollection.verticalSizeClass == .compact ? Self.largestInLow : .greatestFiniteMagnitude
      button.configuration?.titleTextAttributesTransformer =
        UIConfigurationTextAttributesTransformer { attributes in
          var attributes = attributes
          attributes.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: largest)
          return attributes
        }
    }
  }

  /// The largest size of letters on a low screen, in points.
  private static let largestInLow: CGFloat = 24
}
