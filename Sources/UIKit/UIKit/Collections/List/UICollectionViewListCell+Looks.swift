import CoreGraphics
import QuartzCore

extension UICollectionViewListCell {
  var defaultContent: UIListContentConfiguration {
    guard let place = listCellState.place else { return .cell() }
    switch place.role {
    case .cell: return place.isSidebar ? .sidebarCell() : .cell()
    case .header:
      if place.isSidebar { return .sidebarHeader() }
      return place.isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return place.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  var defaultBackground: UIBackgroundConfiguration {
    guard let place = listCellState.place else { return .listPlainCell() }
    switch place.role {
    case .cell:
      if place.isSidebar { return .listSidebarCell() }
      return place.isGrouped ? .listGroupedCell() : .listPlainCell()
    case .header, .footer:
      if place.isSidebar { return .listSidebarHeader() }
      return place.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
  }

  func takeDefaultBackground() {
    if !itemState.ownsBackground { setBackground(defaultBackgroundConfiguration()) }
  }

  /// Rounds the corners of the first and the last item with a common background.
  func roundCorners() {
    let place = listCellState.place
    let isInPlate = isInsetGrouped && place?.role == .cell
    roundPlate(
      isFirst: isInPlate && place?.isFirst == true, isLast: isInPlate && place?.isLast == true)
    clipsToBounds = isInsetGrouped
  }

  // MARK: Room

  /// The part of the safe area at the leading and the trailing side.
  var sides: (leading: CGFloat, trailing: CGFloat) {
    safeAreaInsets.sides(isRightToLeft: isRightToLeft)
  }

  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  func contentRoomDidChange() {
    setNeedsLayout()
    reuseState.collectionView?.contentSizeDidChange(of: self)
  }

  /// The distances from the leading and trailing edge at which the accessories of that side end.
  private var accessoryRoom: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = sides
    if !listCellState.leading.isEmpty {
      leading += CellMetrics.accessoryMargin + width(of: listCellState.leading)
    }
    if !listCellState.trailing.isEmpty {
      trailing += trailingMargin + width(of: listCellState.trailing) + CellMetrics.accessoryGap
    }
    return (leading, trailing)
  }

  private func width(of accessories: [ListAccessory]) -> CGFloat {
    accessories.map(\.width).reduce(0, +)
      + CGFloat(accessories.count - 1) * ListMetrics.accessorySpacing
  }

  /// The trailing margin; a grip extends to the edge.
  var trailingMargin: CGFloat {
    listCellState.trailing.last?.accessory.accessoryType == .reorder
      ? 0 : CellMetrics.accessoryMargin
  }

  func contentRoom(in size: CGSize) -> CGRect {
    let (leading, trailing) = accessoryRoom
    let start = leading + indentation
    let width = max(0, size.width - start - trailing)
    return CGRect(x: isRightToLeft ? trailing : start, y: 0, width: width, height: size.height)
  }

  /// Returns the height that the content asks for in a width, at least that of a row.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let least = listCellState.place?.role ?? .cell == .cell ? TableMetrics.rowHeight : 0
    let inner = contentRoom(in: CGSize(width: width, height: bounds.height)).width
    let sized = sizedView
    guard sized.autoLayout.constrainedSubviews > 0 || sized is any UIContentView else {
      return max(sizeThatFits(CGSize(width: width, height: 0)).height, least)
    }
    if width == bounds.width { placeSizedView() }
    let fitted = sized.constrainedSize(width: inner)
    // The app's own constraints are respected, even if they ask for less than a row.
    guard sized is UIListContentView else { return fitted.height > 0 ? fitted.height : least }
    let others = listCellState.bothSides.map(\.height).max() ?? 0
    return max(least, fitted.height, others)
  }
}
