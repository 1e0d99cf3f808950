import CoreGraphics
import Foundation

/// The state of a table apart from that of a scroll view: six parts of which each keeps its own
/// invariants, and the values that the app has set.
///
/// An object: a value of this size would be copied, with all that it refers to, wherever a part of it is
/// read while app code may run.
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
  /// Drags and drops of rows; `nil` before anybody asked for them.
  var dragging: TableDragging?
  /// The sections of a storyboard's static table; `nil` for one that asks its data source.
  var staticSections: [StaticTableSection]?
  /// The column of section titles.
  var indexView: SectionIndexView?
  /// `nil` for the standard ones.
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?

  var header: UIView?
  var footer: UIView?
  var background: UIView?
}

/// Methods of delegate and data source that turned out to be missing.
struct TableMethods {
  /// Delegate methods that are known to be missing, and those that were missing in the last call.
  var missing: TableDelegateMethods = []
  var missingInCall: TableDelegateMethods = []
  /// Data source methods that were missing in the last call, and whether it can move rows, as far as
  /// that was found out.
  var missingInSource: ListSourceMethods = []
  var sourceMovesRows: Bool?
}

/// The table's own recognizers, besides those of a scroll view.
struct TableRecognizers {
  var swipe: SwipeActionsPan?
  var multipleSelection: MultipleSelectionPan?
  var rowMenu: UILongPressGestureRecognizer?
  var contextMenus: ListContextMenus?
}
