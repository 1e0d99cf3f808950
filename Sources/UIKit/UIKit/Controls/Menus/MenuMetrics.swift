import CoreGraphics

/// The figures of menus, all in one place. Apple's Human Interface Guidelines give the width of 250
/// points; the others are quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum MenuMetrics {
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// Above and below a row's text.
  static let rowPadding: CGFloat = 11
  static let sidePadding: CGFloat = 16
  /// From the leading edge to a mark, from the mark to the title, and a mark's width.
  static let markInset: CGFloat = 10
  static let markGap: CGFloat = 6
  static let markWidth: CGFloat = 16
  static let groupGap: CGFloat = 8
  static let titleHeight: CGFloat = 32
  /// From the title to an image, from the image to the trailing edge, and an image's width.
  static let imageGap: CGFloat = 4
  static let imageInset: CGFloat = 12
  static let imageWidth: CGFloat = 28
  /// A row of images, and one of images above titles.
  static let smallHeight: CGFloat = 44
  static let mediumHeight: CGFloat = 64
  /// Above an image over a title, between the two, and below the title.
  static let mediumPadding: CGFloat = 8
  static let mediumGap: CGFloat = 2
  /// How many elements stand side by side.
  static let smallColumns = 4
  static let mediumColumns = 3
  /// Between the menu and what it belongs to, and between it and the safe area.
  static let gap: CGFloat = 8
  static let margin: CGFloat = 8
  /// How small the menu that a further one covers becomes.
  static let coveredScale: CGFloat = 0.95
  static let duration = 0.35
  static let fadeDuration = 0.2
  /// How far a finger that opened the menu has to go before lifting it chooses.
  static let dragThreshold: CGFloat = 10

  /// How many times larger than at the usual text size body text is.
  private static func growth(_ category: UIContentSizeCategory) -> CGFloat {
    DynamicType.measure(of: .body, at: category).size
      / DynamicType.measure(of: .body, at: .large).size
  }

  /// 250 points; at accessibility sizes wider, by a quarter of what the text is.
  static func width(_ category: UIContentSizeCategory) -> CGFloat {
    category.isAccessibilityCategory ? (250 * (0.75 + growth(category) / 4)).rounded() : 250
  }

  /// The room for a mark or an image, which are as large as the text.
  static func column(_ width: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    (width * max(1, growth(category))).rounded(.up)
  }
}
