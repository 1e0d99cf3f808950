import CoreGraphics
import Foundation

/// What a table remembers apart from what a scroll view does.
///
/// An object: a value of this size would be copied, with all that it refers to, wherever a part of it is
/// read while app code may run.
@MainActor final class TableState {
  /// What a storyboard's static table shows; `nil` for one that asks its data source.
  var staticSections: [StaticTableSection]?
  var rowHeight = UITableView.automaticDimension
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var estimatedSectionHeaderHeight = UITableView.automaticDimension
  var estimatedSectionFooterHeight = UITableView.automaticDimension
  var sectionHeaderTopPadding = UITableView.automaticDimension
  var fillerRowHeight = UITableView.automaticDimension

  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  /// `nil` for the standard one.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

  var header: UIView?
  var footer: UIView?
  var background: UIView?

  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var insetsContentViewsToSafeArea = true
  var selected: Set<RowID> = []
  var highlighted: RowID?

  /// `nil` before the data source was asked.
  var geometry: TableGeometry?
  var needsReload = true
  /// Whether heights that were found are no guesses for the next load: the app set others.
  var forgetsHeights = false
  /// The widths for which rows were placed and measured.
  var space = RowSpace()
  var isTiling = false
  /// The row that corrections of heights keep in its place on screen; `nil` for none.
  var anchor: RowID?

  /// Rows in sight, in their order.
  var rows: [VisibleRow] = []
  var headers: [Int: SectionView] = [:]
  var footers: [Int: SectionView] = [:]

  /// Delegate methods that are known to be missing, and those that were missing in the last call.
  var missing: TableDelegateMethods = []
  var missingInCall: TableDelegateMethods = []
  /// Whether rows may turn out to have heights from the delegate that were not asked in advance.
  var asksHeightsLate = false
  /// Whether all heights have to be found anew: the text size changed.
  var needsHeights = false
  /// The text size is another, so that headers and footers have to be measured anew.
  var forgetsViewHeights = false
  /// By raw value of the method: whether the delegate makes header or footer views, as far as that
  /// was asked, and what it made for the first section.
  var hasView: [Int: Bool] = [:]
  var firstViews: [Int: UIView] = [:]

  // MARK: Editing

  var isEditing = false
  var swipe: TableSwipe?
  var swipePan: SwipeActionsPan?
  var multipleSelectionPan: MultipleSelectionPan?
  var rowMenuPress: UILongPressGestureRecognizer?
  var contextMenus: ListContextMenus?
  var multipleSelection: MultipleSelection?
  var reorder: TableReorder?
  var reorderClock: MovementClock?
  /// Data source methods that were missing in the last call, and whether it can move rows, as far as
  /// that was found out.
  var missingInSource: TableSourceMethods = []
  var sourceMovesRows: Bool?

  // MARK: Section index and prefetching

  var sectionIndex: SectionIndexView?
  var sectionIndexMinimumDisplayRowCount = 0
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var sectionIndexTrackingBackgroundColor: UIColor?
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var isPrefetchingEnabled = true
  var prefetching = TablePrefetching()

  // MARK: Updates

  /// Cells on screen that asked to be measured anew, and whether that is to be seen at once.
  var invalidated: Set<ObjectIdentifier> = []
  var invalidatesQuietly = false
  var updates: TableUpdates?
  /// What an update that is being made takes from the screen.
  var leavingNow: [LeavingRow] = []
  var leavingViewsNow: [LeavingSectionView] = []
  /// While an update is animated: views that it moves out of sight.
  var animatedDepartures: [UIView]?
  /// Views that updates are animating away.
  var departing: [UIView] = []
  /// The row whose cell is configured anew, and is handed out instead of another.
  var reconfiguring: VisibleRow?

  var sectionViews: [UIView] { (Array(headers.values) + Array(footers.values)).compactMap(\.view) }
}

/// The widths on which heights depend, in points.
struct RowSpace: Equatable {
  var table: CGFloat = 0
  var row: CGFloat = 0
  var safeArea: CGFloat = 0
}

/// A cell on screen with the rectangle that the table last gave it. A cell that the app moved stays
/// where the app put it until its place in the table changes.
struct VisibleRow {
  var row: RowID
  let cell: UITableViewCell
  var frame: CGRect
}

/// A section's header or footer on screen; `nil` when there is none to show.
struct SectionView {
  let view: UIView?
}
