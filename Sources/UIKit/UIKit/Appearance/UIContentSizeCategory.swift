import CoreGraphics
import Foundation

/// The text size that the user prefers, from extra small to the five accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory("_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory("UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory("UICTContentSizeCategoryM")
  /// The default size of a device.
  public static let large = UIContentSizeCategory("UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory("UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium =
    UIContentSizeCategory("UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge =
    UIContentSizeCategory("UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge =
    UIContentSizeCategory("UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory("UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory("UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user chooses another text size.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private init(_ name: String) {
    self.init(rawValue: name)
  }

  /// All sizes in ascending order.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position in ``ascending``; −1 for `unspecified` and for unknown names.
  package var index: Int {
    Self.ascending.firstIndex(of: self) ?? -1
  }
}

extension UIContentSizeCategory {
  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index <= right.index
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index > right.index
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index >= right.index
  }
}
