import UIKit

/// A row of a plain table with a readable width. In a wide table it is in the middle, with its separator and its
/// accessory.
@available(iOS 16, *)
final class CatalogueCell: RowCell {
  /// The width of plates. [pt]
  private static let readableWidth: CGFloat = 672

  override var frame: CGRect {
    get { super.frame }
    set {
      let excess = max(0, ((newValue.width - Self.readableWidth) / 2).rounded(.down))
      super.frame = newValue.insetBy(dx: excess, dy: 0)
    }
  }
}
