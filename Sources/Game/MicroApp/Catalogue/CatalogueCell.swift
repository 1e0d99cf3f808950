import UIKit

/// A row of a plain table that is no longer than an eye follows it: it stands in the middle of a wide one,
/// with its separator and its accessory.
@available(iOS 16, *)
final class CatalogueCell: RowCell {
  /// As wide as plates are. [pt]
  private static let readableWidth: CGFloat = 672

  override var frame: CGRect {
    get { super.frame }
    set {
      let excess = max(0, ((newValue.width - Self.readableWidth) / 2).rounded(.down))
      super.frame = newValue.insetBy(dx: excess, dy: 0)
    }
  }
}
