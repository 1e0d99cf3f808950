import CoreGraphics
import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; section headers float.
    case plain = 0
    /// Sections set off from each other.
    case grouped = 1
    /// Sections as rounded plates with a margin at their sides.
    case insetGrouped = 2
  }

  /// Where a row comes to stand when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// The least motion that brings it into sight.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
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

  /// From where separator insets count.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where the separator is without an inset.
    case fromAutomaticInsets = 1
  }

  /// When a cell on screen is measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the table is updated or loaded, and not otherwise.
    case disabled = 0
    /// When the cell's `invalidateIntrinsicContentSize()` is called, or its configuration set.
    case enabled = 1
    /// And whenever the constraints in its content view ask for another size.
    case enabledIncludingConstraints = 2
  }

  /// A title of the section index that stands for the search bar above the first section.
  public nonisolated class var indexSearch: String { "{search}" }

  /// A height that the table finds itself.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  /// Posted after the selection changed by a touch; the object is the table.
  public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}

/// Delegate methods of which the table wants to know whether they are there.
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

/// Sizes of tables, quoted where no entry of the facts is named.
enum TableMetrics {
  /// F-TABLE-01.
  static let rowHeight: CGFloat = 44
  /// From the left edge to the separator and the text (F-TABLE-02).
  static let textInset: CGFloat = 16
  static let separatorInset = UIEdgeInsets(top: 0, left: textInset, bottom: 0, right: 0)
  static let plainHeaderHeight: CGFloat = 28
  static let plainHeaderTopPadding: CGFloat = 22
  static let groupedFirstHeaderHeight: CGFloat = 35
  static let groupedGap: CGFloat = 17.667
  static let groupedTitleHeight: CGFloat = 38
  static let groupedFirstTitleHeight: CGFloat = 55.333
  static let groupedFooterTitleHeight: CGFloat = 28
  /// 16 points, in tables of 414 points or more 20.
  static func insetGroupedMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// The margin of plates: where contents of cells follow the readable width, plates are no wider.
  static func plateMargin(width: CGFloat, isReadable: Bool) -> CGFloat {
    let margin = insetGroupedMargin(width: width)
    guard isReadable else { return margin }
    return max(margin, ((width - UILayoutGuide.readableWidth) / 2).rounded(.down))
  }
  static let insetGroupedCornerRadius: CGFloat = 10
  /// Seconds of an animated update.
  static let updateDuration = 0.3
  /// The duration of changes: of controls of editing that come or go, of a row that opens or closes,
  /// and of rows that make room for one that is moved.
  static let editingDuration = 0.25
  static let swipeDuration = 0.3
  static let reorderDuration = 0.2
  /// Points from the edge in which a row that is moved scrolls the table, and points per second.
  static let reorderScrollZone: CGFloat = 60
  static let reorderScrollSpeed: CGFloat = 480
}
