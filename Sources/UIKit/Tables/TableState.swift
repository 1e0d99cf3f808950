import CoreGraphics
import Foundation

/// What a table remembers apart from what a scroll view does.
struct TableState {
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
  var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.textInset, bottom: 0, right: 0)

  var header: UIView?
  var footer: UIView?
  var background: UIView?

  var allowsSelection = true
  var allowsMultipleSelection = false
  var insetsContentViewsToSafeArea = true
  var selected: Set<RowID> = []
  var highlighted: RowID?

  /// `nil` before the data source was asked.
  var geometry: TableGeometry?
  var needsReload = true
  /// The width for which rows were placed and measured.
  var width: CGFloat = 0
  var isTiling = false

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
  /// By raw value of the method: whether the delegate makes header or footer views, as far as that
  /// was asked, and what it made for the first section.
  var hasView: [Int: Bool] = [:]
  var firstViews: [Int: UIView] = [:]

  var updates: TableUpdates?
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
