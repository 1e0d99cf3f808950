import UIKit

/// A number over the water, after a symbol that shows its meaning.
@available(iOS 16, *)
final class StatusLine: UIView {
  private let icon = UIImageView()
  private let label = UILabel()

  /// Creates a line that has an icon but no text yet.
  ///
  /// - Parameter name: The name for assistive technologies.
  init(symbol: String, name: String, identifier: String) {
    super.init(frame: .zero)
    icon.image = UIImage(systemName: symbol)
    icon.tintColor = .secondaryLabel
    icon.contentMode = .scaleAspectFit
    label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 15, weight: .medium), maximumPointSize: 19)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.accessibilityLabel = name
    label.accessibilityIdentifier = identifier
    addPlaced([icon, label])
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 16),
      icon.heightAnchor.constraint(equalToConstant: 16),
      // Aligned with the meters' bars.
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 22),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ text: String) {
    label.text = text
    label.accessibilityValue = text
  }
}
