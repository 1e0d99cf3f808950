import CoreGraphics

/// The figures of menus, all in one place. Apple's Human Interface Guidelines give the width of 250
/// points; the others are measured from screenshots of iOS 16 and **unverified**.
enum MenuMetrics {
  static let width: CGFloat = 250
  /// From text size `accessibilityMedium` on.
  static let largeWidth: CGFloat = 300
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// Above and below a row's text.
  static let rowPadding: CGFloat = 11
  static let sidePadding: CGFloat = 16
  /// Where titles begin when a row of the menu has a mark or leads to another menu.
  static let markIndent: CGFloat = 32
  static let markInset: CGFloat = 10
  static let groupGap: CGFloat = 8
  static let titleHeight: CGFloat = 32
  /// Of the images' middle from the trailing edge.
  static let imageInset: CGFloat = 26
  /// A row of images, and one of images above titles.
  static let smallHeight: CGFloat = 44
  static let mediumHeight: CGFloat = 64
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
}
