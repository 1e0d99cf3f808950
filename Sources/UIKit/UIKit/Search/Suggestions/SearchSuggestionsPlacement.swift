import CoreGraphics

/// The placement of a search field's suggestion menu as a pure function of rectangles.
struct SearchSuggestionsPlacement: Equatable {
  /// The frame of the field, extended to the end of its scopes.
  var field: CGRect
  /// The area that neither the screen's shape nor the keyboard covers, minus the margin.
  var area: CGRect

  private var roomBelow: CGFloat { max(0, area.maxY - field.maxY - MenuMetrics.gap) }
  private var roomAbove: CGFloat { max(0, field.minY - MenuMetrics.gap - area.minY) }

  /// The height of the highest menu that fits.
  var greatestHeight: CGFloat { max(roomBelow, roomAbove) }

  /// Returns the menu's frame, which is as wide as the field.
  ///
  /// The menu is below the field, or above it if it doesn't fit below and there is more space above.
  /// Rows that don't fit can be scrolled to.
  func frame(contentHeight: CGFloat) -> CGRect {
    let standsAbove = contentHeight > roomBelow && roomAbove > roomBelow
    let height = min(contentHeight, standsAbove ? roomAbove : roomBelow)
    let y = standsAbove ? field.minY - MenuMetrics.gap - height : field.maxY + MenuMetrics.gap
    return CGRect(x: field.minX, y: y, width: field.width, height: height)
  }
}
