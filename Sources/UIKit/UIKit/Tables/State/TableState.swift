import CoreGraphics
import Foundation

/// The state of a table in addition to that of a scroll view. It has six parts that keep their own
/// invariants, and the app's settings.
///
/// It is an object, because a value of this size would be copied with all its references when one of its
/// parts is read while app code may run.
@MainActor final class TableState {
  var content = TableContent()
  var tiling = TableTiling()
  var selection = ListSelection()
  var editing = TableEditing()
  var sectionViews = TableSectionViews()
  var updates = TableUpdating()

  var methods = TableMethods()
  var prefetching = TablePrefetching()
  var recognizers = TableRecognizers()
  var focus = ListFocus()
  /// The drags and drops of rows, or `nil` before they are first used.
  var dragging: TableDragging?
  /// The sections of a static table from a storyboard, or `nil` for a table with a data source.
  var staticSections: [StaticTableSection]?
  /// The column of section titles.
  var indexView: SectionIndexView?
  /// The colour of separators, or `nil` for the standard one.
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?

  var header: UIView?
  var footer: UIView?
  var background: UIView?
  /// The table's size when it last placed these views.
  var surroundedSize: CGSize?
}

/// The methods that the delegate and the data source don't implement.
struct TableMethods {
  /// The delegate methods that are known to be missing.
  var missing: TableDelegateMethods = []
  /// The delegate methods that were missing in the last call.
  var missingInCall: TableDelegateMethods = []
  /// The data source methods that were missing in the last call.
  var missingInSource: ListSourceMethods = []
  /// Whether the data source can move rows, or `nil` before it was asked.
  var sourceMovesRows: Bool?
}

/// The table's own recognizers, in addition to those of a scroll view.
struct TableRecognizers {
  var swipe: SwipeActionsPan?
  var multipleSelection: MultipleSelectionPan?
  var rowMenu: UILongPressGestureRecognizer?
  var contextMenus: ListContextMenus?
}
