import CoreGraphics
import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with floating section headers.
    case plain = 0
    /// Sections that are visually separated.
    case grouped = 1
    /// Sections as rounded plates with a margin at their sides.
    case insetGrouped = 2
  }

  /// The position of a row after the table scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// The position with the least scrolling that makes the row visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animation with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The reference position of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The position of the separator without an inset.
    case fromAutomaticInsets = 1
  }

  /// The situations in which a visible cell is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the table is updated or reloaded.
    case disabled = 0
    /// When the cell's `invalidateIntrinsicContentSize()` is called or its configuration is set.
    case enabled = 1
    /// Also when the constraints in its content view require another size.
    case enabledIncludingConstraints = 2
  }

  /// A title in the section index for the search bar above the first section.
  public nonisolated class var indexSearch: String { "{search}" }

  /// A height that the table determines.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  /// Posted after a touch changed the selection. The object is the table.
  public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}

/// The optional delegate methods that the table checks for.
struct TableDelegateMethods: OptionSet, Sendable {
  let rawValue: Int
  static let rowHeight = TableDelegateMethods(rawValue: 1 << 0)
  static let headerHeight = TableDelegateMethods(rawValue: 1 << 1)
  static let footerHeight = TableDelegateMethods(rawValue: 1 << 2)
  static let rowEstimate = TableDelegateMethods(rawValue: 1 << 3)
  static let headerEstimate = TableDelegateMethods(rawValue: 1 << 4)
  static let footerEstimate = TableDelegateMethods(rawValue: 1 << 5)
  static let headerView = TableDelegateMethods(rawValue: 1 << 6)
  static let footerView = TableDelegateMethods(rawValue: 1 << 7)
  static let leadingActions = TableDelegateMethods(rawValue: 1 << 8)
  static let trailingActions = TableDelegateMethods(rawValue: 1 << 9)
}

/// The dimensions of tables. They are quoted unless a comment names a reference.
enum TableMetrics {
  /// The default row height (F-TABLE-01).
  static let rowHeight: CGFloat = 44
  /// The distance from the left edge to the separator and the text (F-TABLE-02).
  static let textInset: CGFloat = 16
  static let separatorInset = UIEdgeInsets(top: 0, left: textInset, bottom: 0, right: 0)
  static let plainHeaderHeight: CGFloat = 28
  static let plainHeaderTopPadding: CGFloat = 22
  static let groupedFirstHeaderHeight: CGFloat = 35
  static let groupedGap: CGFloat = 17.667
  static let groupedTitleHeight: CGFloat = 38
  static let groupedFirstTitleHeight: CGFloat = 55.333
  static let groupedFooterTitleHeight: CGFloat = 28
  /// Returns the margin: 20 points in tables of 414 points or more, and 16 in narrower ones.
  static func insetGroupedMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// Returns the margin of plates. If cell contents follow the readable width, the plates do too.
  static func plateMargin(width: CGFloat, isReadable: Bool) -> CGFloat {
    let margin = insetGroupedMargin(width: width)
    guard isReadable else { return margin }
    return max(margin, ((width - UILayoutGuide.readableWidth) / 2).rounded(.down))
  }
  static let insetGroupedCornerRadius: CGFloat = 10
  /// The duration of an animated update, in seconds.
  static let updateDuration = 0.3
  /// The duration of showing or hiding edit controls, of opening or closing a swiped row, and of
  /// making space for a moved row, in seconds.
  static let editingDuration = 0.25
  static let swipeDuration = 0.3
  static let reorderDuration = 0.2
  /// The distance from the edge, in points, in which a moved row scrolls the table, and the velocity
  /// in points per second.
  static let reorderScrollZone: CGFloat = 60
  static let reorderScrollSpeed: CGFloat = 480
}
