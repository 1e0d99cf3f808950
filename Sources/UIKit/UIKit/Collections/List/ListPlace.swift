import CoreGraphics
import Foundation
import ListEngine

/// The position of an element in its list.
struct ListPlace: Equatable {
  enum Role { case cell, header, footer }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.cell
  /// Whether the item is the first of those that share a background; `isLast` is for the last.
  var isFirst = false
  var isLast = false
  /// Whether a header has left its position to stay visible.
  var isPinned = false
  /// The separators that are shown.
  var top: ListLine?
  var bottom: ListLine?
  /// The colour behind a list.
  var color: UIColor?

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
}

/// A line above or below an item.
struct ListLine: Equatable {
  /// The inset from the cell's leading edge, in points; `nil` if the list chooses it.
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor
  let multipleSelectionColor: UIColor
  let effect: UIVisualEffect?

  /// Creates a separator.
  ///
  /// - Parameter isOuter: Whether the line ends a group, from edge to edge.
  init(_ separators: UIListSeparatorConfiguration, isTop: Bool, isOuter: Bool) {
    let insets = isTop ? separators.topSeparatorInsets : separators.bottomSeparatorInsets
    let automatic = UIListSeparatorConfiguration.automaticInsets
    leading = insets.leading == automatic.leading ? (isOuter ? 0 : nil) : insets.leading
    trailing = insets.trailing == automatic.trailing ? (isOuter ? 0 : nil) : insets.trailing
    color = separators.color
    multipleSelectionColor = separators.multipleSelectionColor
    effect = separators.visualEffect
  }
}

extension UICollectionLayoutListConfiguration {
  /// The colour behind the items.
  var color: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  // MARK: Room

  /// Returns the space around the items of a section in a container of a width.
  func insets(width: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    switch appearance {
    case .plain, .sidebarPlain: return insets
    case .grouped: break
    case .insetGrouped:
      insets.leading = TableMetrics.insetGroupedMargin(width: width)
      insets.trailing = insets.leading
    case .sidebar:
      insets.leading = ListMetrics.sidebarMargin
      insets.trailing = ListMetrics.sidebarMargin
      return insets
    }
    if headerMode == .none { insets.top = TableMetrics.groupedGap }
    if footerMode == .none { insets.bottom = TableMetrics.groupedGap }
    return insets
  }

  /// Returns the space before a section and its header.
  func lead(section: Int) -> CGFloat {
    if headerMode != .none, let headerTopPadding { return headerTopPadding }
    switch appearance {
    case .plain: return headerMode == .none ? 0 : TableMetrics.plainHeaderTopPadding
    case .grouped, .insetGrouped:
      return section == 0 ? TableMetrics.groupedFirstHeaderHeight - TableMetrics.groupedGap : 0
    case .sidebar, .sidebarPlain: return 0
    }
  }

  // MARK: Positions

  /// Returns the position of an item in a section of `count` items.
  @MainActor func place(of row: RowID, count: Int, hasHeader: Bool) -> ListPlace {
    var place = ListPlace(appearance: appearance)
    let first = headerMode == .firstItemInSection ? 1 : 0
    place.role = row.row < first ? .header : .cell
    place.isFirst = row.row == first
    place.isLast = row.row == count - 1
    guard showsSeparators else { return place }
    let separators =
      itemSeparatorHandler?(row.indexPath, separatorConfiguration) ?? separatorConfiguration
    let isGroup = appearance == .grouped
    if separators.topSeparatorVisibility.shows(
      automatically: place.isFirst && (isGroup || appearance == .plain && !hasHeader))
    {
      place.top = ListLine(separators, isTop: true, isOuter: isGroup && place.isFirst)
    }
    if separators.bottomSeparatorVisibility.shows(automatically: hasLineBelow(place)) {
      place.bottom = ListLine(separators, isTop: false, isOuter: isGroup && place.isLast)
    }
    return place
  }

  private func hasLineBelow(_ place: ListPlace) -> Bool {
    switch appearance {
    case .plain: true
    case .grouped: place.role == .cell
    case .insetGrouped: place.role == .cell && !place.isLast
    case .sidebar, .sidebarPlain: false
    }
  }

  func place(ofHeader isHeader: Bool, isPinned: Bool) -> ListPlace {
    ListPlace(
      appearance: appearance, role: isHeader ? .header : .footer, isPinned: isPinned)
  }
}

extension CompositionalSection {
  var hasHeader: Bool {
    section.boundarySupplementaryItems.contains {
      $0.elementKind == UICollectionView.elementKindSectionHeader
    }
  }
}

/// The background of a list that has a colour of its own.
final class ListPlateView: UICollectionReusableView {
  static let kind = "OozeListPlate"

  override func takePlace(_ place: ListPlace?) { backgroundColor = place?.color }
}
