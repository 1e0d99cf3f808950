import CoreGraphics

/// Where the menu of suggestions of a search field lies: a pure function of rectangles.
struct SearchSuggestionsPlacement: Equatable {
  /// The field, down to the end of the scopes that belong to it.
  var field: CGRect
  /// The area that neither the screen's shape nor the keyboard covers, less the margin.
  var area: CGRect

  private var roomBelow: CGFloat { max(0, area.maxY - field.maxY - MenuMetrics.gap) }
  private var roomAbove: CGFloat { max(0, field.minY - MenuMetrics.gap - area.minY) }

  /// The height of the highest menu that there is room for.
  var greatestHeight: CGFloat { max(roomBelow, roomAbove) }

  /// As wide as the field: below it, or above where all of it doesn't fit below and there is more room.
  /// Rows that there is no room for are scrolled to.
  func frame(contentHeight: CGFloat) -> CGRect {
    let standsAbove = contentHeight > roomBelow && roomAbove > roomBelow
    let height = min(contentHeight, standsAbove ? roomAbove : roomBelow)
    let y = standsAbove ? field.minY - MenuMetrics.gap - height : field.maxY + MenuMetrics.gap
    return CGRect(x: field.minX, y: y, width: field.width, height: height)
  }
}
