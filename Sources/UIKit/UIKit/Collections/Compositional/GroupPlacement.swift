import CoreGraphics
import Foundation

/// The frames of the items of one group, from the group's own corner.
struct GroupPlacement {
  /// The position of a cell.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    var isWidthEstimated = false
    var isHeightEstimated = false
  }

  /// The position of a view that is attached to a cell.
  struct Attachment {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The index of the cell among the leaves.
    let leaf: Int
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var attachments: [Attachment] = []
}
