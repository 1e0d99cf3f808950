import Foundation

/// The frames of the items of one group, from the group's own corner.
package struct GroupPlacement {
  /// The position of a cell.
  package struct Leaf {
    package internal(set) var frame: CGRect
    package let zIndex: Int
    package let isWidthEstimated: Bool
    package let isHeightEstimated: Bool

    /// Creates the position of a cell of a given size.
    package init(frame: CGRect, zIndex: Int = 0) {
      self.init(frame: frame, zIndex: zIndex, size: nil)
    }

    init(frame: CGRect, zIndex: Int = 0, size: GroupSize?) {
      self.frame = frame
      self.zIndex = zIndex
      isWidthEstimated = size?.width.isEstimated ?? false
      isHeightEstimated = size?.height.isEstimated ?? false
    }
  }

  /// The position of a view that is attached to a cell.
  package struct Attachment {
    package let item: GroupAttachment
    package internal(set) var frame: CGRect
    /// The index of the cell among the leaves.
    package let leaf: Int
  }

  package internal(set) var size = CGSize.zero
  package internal(set) var leaves: [Leaf] = []
  package internal(set) var attachments: [Attachment] = []
}
