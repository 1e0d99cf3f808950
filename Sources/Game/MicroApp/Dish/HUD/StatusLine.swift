import UIKit

/// A number over the water, after a symbol that shows its meaning.
@available(iOS 16, *)
final class StatusLine: UIView {
  private let icon = UIImageView()
  private let label = UILabel()

  /// Creates a line that has an icon but no text yet.
  ///
  /// - Parameters:
  ///   - name: The name for assistive technologies.
  ///   - scale: The enlargement in a large window.
  init(symbol: String, name: String, identifier: String, scale: CGFloat = 1) {
    super.init(frame: .zero)
    icon.image = UIImage(systemName: symbol)
    icon.tintColor = .secondaryLabel
    icon.contentMode = .scaleAspectFit
    label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 15 * scale, weight: .medium),
      maximumPointSize: 19 * scale)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.accessibilityLabel = name
    label.accessibilityIdentifier = identifier
    addPlaced([icon, label])
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 16 * scale),
      icon.heightAnchor.constraint(equalToConstant: 16 * scale),
      // Aligned with the meters' bars.
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.indent * scale),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The distance of the texts and bars from the icons' edge, in points.
  static let indent: CGFloat = 22

  /// Grows for a moment, because its number has changed for the better.
  func pop() {
    let growing = CABasicAnimation(keyPath: "transform.scale")
    growing.fromValue = 1.35
    growing.toValue = 1
    growing.duration = 0.3
    growing.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(growing, forKey: "pop")
  }

  func show(_ text: String) {
    label.text = text
    label.accessibilityValue = text
  }
}
