import UIKit

/// A simple model of a table: rows in arrays, sums that are always recomputed, and queries that
/// visit all rows.
///
/// The rules are those in the README of `Tables`. Rows are measured when they become visible. Rows
/// that were visible before don't move, except at the very top. Measured heights are the estimates
/// after a reload.
struct TableModel {
  struct Row {
    let id: Int
    /// The height as far as it is known.
    var height: CGFloat
  }

  struct Section {
    let id: Int
    var padding: CGFloat
    var header: CGFloat
    var footer: CGFloat
    var rows: [Row]

    var height: CGFloat { padding + header + rows.reduce(0) { $0 + $1.height } + footer }
  }

  /// The app's current answers about its rows and views.
  struct Truth {
    var row: (_ id: Int, _ width: CGFloat) -> CGFloat
    var header: (_ sectionID: Int) -> CGFloat
    var footer: (_ sectionID: Int) -> CGFloat
    /// Whether rows, and headers and footers, are measured when they become visible.
    var measuresRows: Bool
    var measuresViews: (header: Bool, footer: Bool)
    /// The space above a header.
    var padding: CGFloat
  }

  var truth: Truth
  var sections: [Section] = []
  var size: CGSize
  /// Returns the amount by which rows are narrower than the table.
  var margin: (CGFloat) -> CGFloat
  var insets: (top: CGFloat, bottom: CGFloat) = (0, 0)
  var offset: CGFloat = 0
  var tableHeader: CGFloat = 0
  private var measuredWidth: CGFloat

  /// The ids of the rows with cells, in order, and of the sections with views.
  private(set) var seen: [Int] = []
  private(set) var seenSections: Set<Int> = []
  /// The numbers of reusable cells, of cells ever created, and of cells requested from the app.
  private(set) var spareCells = 0
  private(set) var madeCells = 0
  private(set) var askedCells = 0

  init(truth: Truth, size: CGSize, margin: @escaping (CGFloat) -> CGFloat) {
    self.truth = truth
    self.size = size
    self.margin = margin
    measuredWidth = size.width
  }

  // MARK: Positions

  var contentHeight: CGFloat { tableHeader + sections.reduce(0) { $0 + $1.height } }
  var lowest: CGFloat { -insets.top }
  var highest: CGFloat { max(lowest, contentHeight + insets.bottom - size.height) }
  /// The top of the visible area, moved by an amount that is smaller than a pixel and larger than
  /// rounding errors.
  private var top: CGFloat { offset + 0.001 }
  private var bottom: CGFloat { offset + size.height - 0.001 }

  func minY(section: Int) -> CGFloat {
    tableHeader + sections[..<section].reduce(0) { $0 + $1.height }
  }

  func minY(header section: Int) -> CGFloat { minY(section: section) + sections[section].padding }

  func minY(footer section: Int) -> CGFloat {
    minY(section: section) + sections[section].height - sections[section].footer
  }

  func minY(section: Int, row: Int) -> CGFloat {
    minY(header: section) + sections[section].header
      + sections[section].rows[..<row].reduce(0) { $0 + $1.height }
  }

  /// All rows with their top and bottom edges, in order.
  private var places: [(section: Int, row: Int, id: Int, minY: CGFloat, maxY: CGFloat)] {
    var y = tableHeader
    var all: [(section: Int, row: Int, id: Int, minY: CGFloat, maxY: CGFloat)] = []
    for (index, section) in sections.enumerated() {
      y += section.padding + section.header
      for (number, row) in section.rows.enumerated() {
        all.append((index, number, row.id, y, y + row.height))
        y += row.height
      }
      y += section.footer
    }
    return all
  }

  var seenPaths: [IndexPath] {
    places.filter { seen.contains($0.id) }.map { IndexPath(row: $0.row, section: $0.section) }
  }

  // MARK: External changes

  mutating func clamp() { offset = min(max(offset, lowest), highest) }

  mutating func scroll(to y: CGFloat) { offset = min(max(y, lowest), highest) }

  /// Removes all views, as a reload does.
  mutating func forgetViews() {
    spareCells += seen.count
    seen = []
    seenSections = []
  }

  /// Removes the views of deleted and replaced rows and sections, and measures the remaining ones
  /// again.
  mutating func keepViews(rows: Set<Int>, sections kept: Set<Int>) {
    spareCells += seen.count(where: { !rows.contains($0) })
    let order = places.map(\.id)
    seen = order.filter { seen.contains($0) && rows.contains($0) }
    seenSections.formIntersection(kept)
    measureSeenViews()
    measureSeenRows()
  }

  private mutating func measureSeenViews() {
    for index in sections.indices where seenSections.contains(sections[index].id) {
      measureViews(index)
    }
  }

  private mutating func measureSeenRows() {
    for place in places where seen.contains(place.id) { measure(place.section, place.row) }
  }

  @discardableResult
  private mutating func measure(_ section: Int, _ row: Int) -> CGFloat {
    guard truth.measuresRows else { return 0 }
    let old = sections[section].rows[row]
    let height = truth.row(old.id, size.width - margin(size.width))
    sections[section].rows[row].height = height
    return height - old.height
  }

  /// Returns by how much header and footer grew.
  @discardableResult
  private mutating func measureViews(_ section: Int) -> (header: CGFloat, footer: CGFloat) {
    let old = sections[section]
    if truth.measuresViews.header {
      sections[section].header = truth.header(old.id)
      sections[section].padding = truth.padding
    }
    if truth.measuresViews.footer { sections[section].footer = truth.footer(old.id) }
    let new = sections[section]
    return (new.header + new.padding - old.header - old.padding, new.footer - old.footer)
  }

  /// Counts another request to the app for existing cells.
  mutating func askAgain(_ ids: Set<Int>) { askedCells += seen.count(where: ids.contains) }

  // MARK: Layout

  mutating func layOut() {
    drop()
    if measuredWidth != size.width { widthDidChange() }
    drop()
    let anchor = offset > lowest ? seen.first : nil
    for _ in 0..<100 {
      drop()
      while !fill(anchor) {}
      drop()
      if !showViews(anchor) { return }
    }
    fatalError("The model does not come to rest")
  }

  private mutating func widthDidChange() {
    measuredWidth = size.width
    let anchor = offset > lowest ? seen.first : nil
    let before = places.first { $0.id == anchor }?.minY ?? 0
    measureSeenRows()
    measureSeenViews()
    let after = places.first { $0.id == anchor }?.minY ?? 0
    move(by: after - before)
  }

  /// Returns `false` if the end of the content limits the offset.
  @discardableResult
  private mutating func move(by shift: CGFloat) -> Bool {
    let place = offset + shift
    offset = place
    clamp()
    return abs(offset - place) < 0.1
  }

  private mutating func drop() {
    let gone = places.filter {
      seen.contains($0.id) && ($0.minY >= bottom || $0.maxY <= top)
    }
    seen.removeAll { id in gone.contains { $0.id == id } }
    spareCells += gone.count
  }

  /// Creates cells for the visible rows from the anchor outward. Returns `true` once nothing moves.
  private mutating func fill(_ anchor: Int?) -> Bool {
    let all = places
    let top = top
    let end = bottom
    let found = all.firstIndex { anchor == nil ? $0.maxY > top : $0.id == anchor }
    guard let start = found else { return move(by: 0) }
    var shift: CGFloat = 0
    if anchor != nil {
      for index in stride(from: start - 1, through: 0, by: -1) {
        guard all[index].maxY - shift > top else { break }
        show(all[index].id)
        shift += measure(all[index].section, all[index].row)
      }
    }
    for index in start..<all.count {
      let place = all[index]
      guard minY(section: place.section, row: place.row) - shift < end else { break }
      if show(place.id) { measure(place.section, place.row) }
    }
    return move(by: shift)
  }

  /// Returns `false` if the row already has a cell.
  @discardableResult
  private mutating func show(_ id: Int) -> Bool {
    guard !seen.contains(id) else { return false }
    askedCells += 1
    if spareCells > 0 { spareCells -= 1 } else { madeCells += 1 }
    let order = places.map(\.id)
    seen = order.filter { seen.contains($0) || $0 == id }
    return true
  }

  /// Shows the headers and footers of the visible sections. Returns whether a height differs from
  /// its estimate.
  private mutating func showViews(_ anchor: Int?) -> Bool {
    guard !sections.isEmpty else { return false }
    let first =
      sections.indices.first { minY(section: $0) + sections[$0].height > max(offset, tableHeader) }
      ?? sections.count - 1
    var range = first..<first
    while range.upperBound < sections.count, minY(section: range.upperBound) < offset + size.height
    {
      range = first..<range.upperBound + 1
    }
    let height = contentHeight
    let anchored = places.first { $0.id == anchor }?.section
    let ids = Set(sections[range].map(\.id))
    seenSections.formIntersection(ids)
    for section in range where !seenSections.contains(sections[section].id) {
      seenSections.insert(sections[section].id)
      let growth = measureViews(section)
      move(by: anchored.map { section <= $0 } ?? false ? growth.header : 0)
      move(by: anchored.map { section < $0 } ?? false ? growth.footer : 0)
    }
    return contentHeight != height
  }
}
