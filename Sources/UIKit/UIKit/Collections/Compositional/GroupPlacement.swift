import CoreGraphics
import Foundation

/// The frames of the items of one group, from the group's own corner.
struct GroupPlacement {
  /// The place of a cell.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    var isWidthEstimated = false
    var isHeightEstimated = false
  }

  /// The place of a view that is fastened to a cell.
  struct Attachment {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The cell's number among the leaves.
    let leaf: Int
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var attachments: [Attachment] = []
}
