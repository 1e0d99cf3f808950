import UIKit

@available(iOS 16, *)
extension UIButton {
  /// Returns a filled button for a bar below the content of a screen.
  ///
  /// - Parameter isProminent: Whether it is what most people want here, and has the accent colour.
  static func filled(
    _ title: String, _ identifier: String, isProminent: Bool = false, action: @escaping () -> Void
  ) -> UIButton {
    var look = isProminent ? Configuration.filled() : .gray()
    look.title = title
    look.cornerStyle = .large
    look.baseForegroundColor = isProminent ? .ground : .accent
    if isProminent { look.baseBackgroundColor = .accent }
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in action() })
    button.accessibilityIdentifier = identifier
    return button
  }
}
