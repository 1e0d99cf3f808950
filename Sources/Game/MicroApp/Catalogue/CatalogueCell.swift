import UIKit

/// A row of a plain table with a readable width. In a wide table it is in the middle, with its separator and its
/// accessory.
@available(iOS 16, *)
final class CatalogueCell: RowCell {
  /// The width of plates. [pt]
  private static let readableWidth: CGFloat = 672

  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue.insetBy(dx: Self.margin(in: newValue.width), dy: 0) }
  }

  /// Measures the row with the width that it will have, which in a wide table isn't the table's.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width - 2 * Self.margin(in: targetSize.width)
    return super.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns the distance of a row from both sides of a table of a width.
  private static func margin(in width: CGFloat) -> CGFloat {
    max(0, ((width - readableWidth) / 2).rounded(.down))
  }
}
