import CoreGraphics
import ListEngine

/// The positions of everything in a table, and the parts that have to be determined again.
struct TableContent {
  /// The geometry, or `nil` before the data source was asked.
  ///
  /// It is changed in place. A copy that stays alive would make the next change copy all of it.
  var geometry: TableGeometry?
  /// Whether the data source has to be asked first.
  private(set) var needsReload = true
  /// Whether the next load ignores known heights, because the app has set others.
  private(set) var forgetsHeights = false
  /// Whether rows may get heights that weren't known in advance, from the delegate or from their cells.
  var asksHeightsLate = false
  /// Whether all heights have to be determined again, because the text size has changed.
  var needsHeights = false
  /// Whether headers and footers have to be measured again, because the text size has changed.
  var forgetsViewHeights = false
  /// The widths for which rows were placed and measured.
  var space = RowSpace()

  mutating func needReload() { needsReload = true }

  /// Forgets heights because the app set others, or set another delegate or data source.
  mutating func forgetHeights() { forgetsHeights = true }

  /// Called before the data source is asked for everything.
  mutating func beginLoading() {
    needsReload = false
    asksHeightsLate = false
    needsHeights = false
  }

  /// Takes over the data source's answers.
  mutating func load(_ geometry: TableGeometry, in space: RowSpace) {
    self.geometry = geometry
    self.space = space
  }

  /// Returns the geometry whose heights are estimates for the current load, if there is one.
  mutating func takeGuesses(in space: RowSpace) -> TableGeometry? {
    defer { forgetsHeights = false }
    return forgetsHeights || self.space != space ? nil : geometry
  }

  /// Returns the violated invariants for a table with this content height.
  func faults(contentHeight: CGFloat) -> [String] {
    guard let geometry, !needsReload else { return [] }
    var faults = geometry.faults
    if abs(geometry.totalHeight - contentHeight) > 1e-6 {
      faults.append("the content is \(contentHeight) high, its parts \(geometry.totalHeight)")
    }
    return faults
  }
}

/// The widths in points on which heights depend.
struct RowSpace: Equatable {
  var table: CGFloat = 0
  var row: CGFloat = 0
  var safeArea: CGFloat = 0
}
