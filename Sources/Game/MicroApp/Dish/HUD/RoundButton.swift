import UIKit

/// A round button over the water, as large as a thumb.
@available(iOS 16, *)
final class RoundButton: UIButton {
  /// Its width and height, in points.
  private var side: CGFloat = 48

  /// Creates a button that acts while it is held.
  ///
  /// - Parameters:
  ///   - scale: The enlargement in a large window.
  ///   - pressed: Called with whether it is held, when that changes.
  convenience init(
    image: UIImage?, label: String, identifier: String, scale: CGFloat = 1,
    pressed: @escaping (Bool) -> Void
  ) {
    self.init(image: image, label: label, identifier: identifier, scale: scale)
    addAction(UIAction { _ in pressed(true) }, for: .touchDown)
    for end in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
      addAction(UIAction { _ in pressed(false) }, for: end)
    }
  }

  /// Creates a button that acts when it is tapped.
  ///
  /// - Parameters:
  ///   - scale: The enlargement in a large window.
  ///   - tapped: Called after a tap.
  convenience init(
    image: UIImage?, label: String, identifier: String, scale: CGFloat = 1,
    tapped: @escaping () -> Void
  ) {
    self.init(image: image, label: label, identifier: identifier, scale: scale)
    addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
  }

  private convenience init(image: UIImage?, label: String, identifier: String, scale: CGFloat) {
    self.init(type: .system)
    side *= scale
    titleLabel?.font = .systemFont(ofSize: 15 * scale)
    setImage(image, for: .normal)
    tintColor = .label
    backgroundColor = UIColor.ground.withAlphaComponent(0.88)
    layer.cornerRadius = side / 2
    layer.borderWidth = 1
    updateBorder()
    accessibilityLabel = label
    accessibilityIdentifier = identifier
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private var badge: UILabel?

  /// Shows the name of the key that does the same, at the lower edge.
  func show(key name: String) {
    let badge = self.badge ?? makeBadge()
    badge.text = " \(name) "
  }

  private func makeBadge() -> UILabel {
    let badge = UILabel()
    badge.font = .monospacedSystemFont(ofSize: 11, weight: .semibold)
    badge.textColor = .label
    badge.backgroundColor = .ground
    badge.layer.cornerRadius = 4
    badge.clipsToBounds = true
    badge.isAccessibilityElement = false
    addPlaced([badge])
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: centerXAnchor),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 2),
    ])
    self.badge = badge
    return badge
  }

  /// Returns a symbol with a fixed size, like the button.
  static func symbol(_ name: String, scale: CGFloat = 1) -> UIImage? {
    UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20 * scale))
  }

  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}
