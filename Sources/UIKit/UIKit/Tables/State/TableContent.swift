import CoreGraphics

/// Where everything in a table is, and what of it has to be found anew.
struct TableContent {
  /// `nil` before the data source was asked.
  ///
  /// It is changed in place: a copy that lives on would make the next change copy all of it.
  var geometry: TableGeometry?
  /// Whether the data source has to be asked before anything else.
  private(set) var needsReload = true
  /// Whether heights that were found are no guesses for the next load: the app set others.
  private(set) var forgetsHeights = false
  /// Whether rows may turn out to have heights from the delegate that were not asked in advance.
  var asksHeightsLate = false
  /// Whether all heights have to be found anew: the text size changed.
  var needsHeights = false
  /// The text size is another, so that headers and footers have to be measured anew.
  var forgetsViewHeights = false
  /// The widths for which rows were placed and measured.
  var space = RowSpace()

  mutating func needReload() { needsReload = true }

  /// The app set other heights, or has another delegate or data source.
  mutating func forgetHeights() { forgetsHeights = true }

  /// The data source is about to be asked for everything.
  mutating func beginLoading() {
    needsReload = false
    asksHeightsLate = false
    needsHeights = false
  }

  /// Takes over what the data source said.
  mutating func load(_ geometry: TableGeometry, in space: RowSpace) {
    self.geometry = geometry
    self.space = space
  }

  /// The geometry of which the heights are guesses for the load that is going on, if they are any.
  mutating func takeGuesses(in space: RowSpace) -> TableGeometry? {
    defer { forgetsHeights = false }
    return forgetsHeights || self.space != space ? nil : geometry
  }

  /// The contradictions, in a table with this height of its content.
  func faults(contentHeight: CGFloat) -> [String] {
    guard let geometry, !needsReload else { return [] }
    var faults = geometry.faults
    if abs(geometry.totalHeight - contentHeight) > 1e-6 {
      faults.append("the content is \(contentHeight) high, its parts \(geometry.totalHeight)")
    }
    return faults
  }
}

/// The widths on which heights depend, in points.
struct RowSpace: Equatable {
  var table: CGFloat = 0
  var row: CGFloat = 0
  var safeArea: CGFloat = 0
}
