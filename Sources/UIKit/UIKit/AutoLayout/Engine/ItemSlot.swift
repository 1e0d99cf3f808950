import Cassowary
import CoreGraphics

/// The state that Auto Layout keeps about a view or a guide, wherever it is placed.
@MainActor class LayoutItemState {
  nonisolated init() {}

  /// The active constraints that mention the item.
  var touching: [NSLayoutConstraint] = []
  /// The slot in the system of the island that contains the item.
  var live: ItemSlot?
  /// Its place in a system made only to measure.
  var fitting: ItemSlot?
}

/// The unknowns of an item: its frame in the coordinates of its superview, or of the view that owns
/// the guide. The coordinates' zero is the upper left corner of content, so scrolling moves nothing.
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
  /// The rows that say how large the content is, by axis.
  var content: [Constraint?] = [nil, nil]
  /// The intrinsic size that those rows speak of.
  var contentSize = CGSize(width: -1, height: -1)
  /// The rows that define a known view or a system's guide, with the constants they have.
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
