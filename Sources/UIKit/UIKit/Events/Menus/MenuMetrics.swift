import CoreGraphics

/// The measures of menus, all in one place. Apple's Human Interface Guidelines give the width of 250
/// points; the others are quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum MenuMetrics {
  /// The configuration of the mark of a pop-up button or menu, which is smaller than the title.
  static let indicator = UIImage.SymbolConfiguration(textStyle: .footnote).applying(
    UIImage.SymbolConfiguration(weight: .semibold))
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// The padding above and below a row's text.
  static let rowPadding: CGFloat = 11
  static let sidePadding: CGFloat = 16
  /// The distance from the leading edge to a mark; then those from the mark to the title, and a mark's
  /// width.
  static let markInset: CGFloat = 10
  static let markGap: CGFloat = 6
  static let markWidth: CGFloat = 16
  static let groupGap: CGFloat = 8
  static let titleHeight: CGFloat = 32
  /// The distance from the title to an image; then those from the image to the trailing edge, and an
  /// image's width.
  static let imageGap: CGFloat = 4
  static let imageInset: CGFloat = 12
  static let imageWidth: CGFloat = 28
  /// The heights of a row of images, and of one of images above titles.
  static let smallHeight: CGFloat = 44
  static let mediumHeight: CGFloat = 64
  /// The padding above an image over a title, between the two, and below the title.
  static let mediumPadding: CGFloat = 8
  static let mediumGap: CGFloat = 2
  /// The number of elements side by side.
  static let smallColumns = 4
  static let mediumColumns = 3
  /// The distance between the menu and its source, and between it and the safe area.
  static let gap: CGFloat = 8
  static let margin: CGFloat = 8
  /// The scale of a menu that a submenu covers.
  static let coveredScale: CGFloat = 0.95
  static let duration = 0.35
  static let fadeDuration = 0.2
  /// The distance that a finger that opened the menu has to move before lifting it chooses.
  static let dragThreshold: CGFloat = 10

  /// Returns the factor by which body text is larger than at the default text size.
  private static func growth(_ category: UIContentSizeCategory) -> CGFloat {
    DynamicType.measure(of: .body, at: category).size
      / DynamicType.measure(of: .body, at: .large).size
  }

  /// Returns 250 points, or at accessibility sizes more, by a quarter of the text's growth.
  static func width(_ category: UIContentSizeCategory) -> CGFloat {
    category.isAccessibilityCategory ? (250 * (0.75 + growth(category) / 4)).rounded() : 250
  }

  /// Returns the width for a mark or an image, which grow with the text.
  static func column(_ width: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    (width * max(1, growth(category))).rounded(.up)
  }
}
