import CoreGraphics
import Foundation

/// The measures of buttons, all in one place. None is published; those of configurations are quoted,
/// from screenshots (F-CONTROL-02).
enum ButtonMetrics {
  // MARK: Without a configuration

  /// The padding above and below a title, unless `contentEdgeInsets` is set.
  static let titlePadding: CGFloat = 6
  /// The minimum width of a button with a title.
  static let minimumTitleWidth: CGFloat = 30
  static let systemFontSize: CGFloat = 15
  /// The opacity of a highlighted system button.
  static let highlightedAlpha: CGFloat = 0.2
  /// The brightness of a highlighted custom button's image; the next constant is its opacity while the button
  /// is disabled.
  static let highlightedBrightness: CGFloat = 0.5
  static let disabledAlpha: CGFloat = 0.5
  /// The configuration of symbols in a button without a configuration, and of those for the button
  /// types.
  static let symbol = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
  /// The width and height of a close button's disc.
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

  /// Returns the configuration of symbols next to a title of a given size.
  static func symbol(_ size: UIButton.Configuration.Size) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: titleStyle(size))
  }

  /// The distance between the title and a pop-up button's mark.
  static let indicatorGap: CGFloat = 6

  /// Returns the corner radius of a fixed style; `dynamic` grows with the text.
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
  /// The opacity of a tinted background.
  static let tintedAlpha: CGFloat = 0.18
  /// The part of the colours' opacity that remains while the button is highlighted.
  static let highlightedStrength: CGFloat = 0.75
  /// The width and height of the activity indicator.
  static let activitySide: CGFloat = 20
}
