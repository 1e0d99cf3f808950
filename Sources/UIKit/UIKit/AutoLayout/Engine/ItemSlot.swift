import Cassowary
import CoreGraphics

/// The state of Auto Layout for a view or a guide.
@MainActor class LayoutItemState {
  nonisolated init() {}

  /// The active constraints on the item.
  var touching: [NSLayoutConstraint] = []
  /// The slot in the system of the island that contains the item.
  var live: ItemSlot?
  /// The slot in a system that is made only for a measurement.
  var fitting: ItemSlot?
}

/// The unknowns of an item: its frame in the coordinates of its superview, or of the view that owns the
/// guide. The origin of the coordinates is the upper left corner of the content, so scrolling moves nothing.
struct FrameVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
}

/// An item in an island's system.
@MainActor final class ItemSlot {
  enum Kind {
    /// A view that constraints place.
    case view
    /// A view whose frame is set by hand, or by its autoresizing mask: a constant.
    case knownView
    case guide
  }

  weak var item: (any LayoutItem)?
  let kind: Kind
  let variables: FrameVariables
  /// The rows for the size of the content, by axis.
  var content: [Constraint?] = [nil, nil]
  /// The intrinsic size in those rows.
  var contentSize = CGSize(width: -1, height: -1)
  /// The rows that define a known view or a system guide, with their present constants.
  var definition: [Constraint] = []
  var isPending = false
  /// The width at which a height that depends on it was last measured.
  var measuredWidth: CGFloat?
  var dependsOnWidth = false

  init(_ item: any LayoutItem, _ kind: Kind, _ variables: FrameVariables) {
    self.item = item
    self.kind = kind
    self.variables = variables
  }
}
