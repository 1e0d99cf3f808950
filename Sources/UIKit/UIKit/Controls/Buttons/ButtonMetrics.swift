import CoreGraphics
import Foundation

/// The figures of buttons, all in one place. None is published; those of configurations are
/// quoted, from screenshots (F-CONTROL-02).
enum ButtonMetrics {
  // MARK: Without a configuration

  /// Above and below a title, unless `contentEdgeInsets` is set.
  static let titlePadding: CGFloat = 6
  /// The least width of a button with a title.
  static let minimumTitleWidth: CGFloat = 30
  static let systemFontSize: CGFloat = 15
  /// How much of a system button is left while a finger is on it.
  static let highlightedAlpha: CGFloat = 0.2
  /// The part of the brightness of a custom button's image that is left while a finger is on it, and of
  /// its strength while the button is disabled.
  static let highlightedBrightness: CGFloat = 0.5
  static let disabledAlpha: CGFloat = 0.5
  /// Symbols in a button without a configuration, and those that a button's type stands for.
  static let symbol = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
  /// The side of a close button's disc.
  static let closeSide: CGFloat = 30

  // MARK: With a configuration

  static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini, .small: .caption2
    case .medium, .large: .footnote
    }
  }

  /// Symbols beside a title of that size.
  static func symbol(_ size: UIButton.Configuration.Size) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: titleStyle(size))
  }

  /// The mark of a pop-up button, smaller than its title.
  static let indicator = UIImage.SymbolConfiguration(textStyle: .footnote).applying(
    UIImage.SymbolConfiguration(weight: .semibold))
  /// Between the title and that mark.
  static let indicatorGap: CGFloat = 6

  /// The corner radius of a fixed style; `dynamic` grows with the text.
  static func cornerRadius(
    _ style: UIButton.Configuration.CornerStyle, own: CGFloat, height: CGFloat,
    category: UIContentSizeCategory
  ) -> CGFloat {
    switch style {
    case .fixed: own
    case .dynamic: own * DynamicType.measure(of: .body, at: category).leading / 22
    case .small: 4
    case .medium: 8
    case .large: 14
    case .capsule: height / 2
    }
  }

  static let cornerRadius: CGFloat = 5.95
  /// The strength of a tinted background.
  static let tintedAlpha: CGFloat = 0.18
  /// The part of the colours that is left while a finger is on the button.
  static let highlightedStrength: CGFloat = 0.75
  /// The side of the activity indicator.
  static let activitySide: CGFloat = 20
}
