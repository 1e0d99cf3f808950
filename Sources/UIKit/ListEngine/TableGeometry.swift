import Foundation

/// The positions of everything in a table, with its top at 0: the table header, the sections and
/// the table footer.
///
/// A section consists of its top padding, header, rows and footer. Every query takes O(log sections
/// + log rows).
package struct TableGeometry {
  package struct Section: Sendable {
    /// The space above the header.
    package var topPadding: CGFloat
    package var header: CGFloat
    package var footer: CGFloat
    /// Whether the views determine their heights, so that they have to be measured.
    package var measuresHeader: Bool
    package var measuresFooter: Bool
    /// The heights with a single line of title, if the title may have several lines.
    package var headerLine: CGFloat?
    package var footerLine: CGFloat?
    package var rows: RowHeights

    package init(
      topPadding: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0,
      measuresHeader: Bool = false, measuresFooter: Bool = false, headerLine: CGFloat? = nil,
      footerLine: CGFloat? = nil, rows: RowHeights
    ) {
      self.topPadding = topPadding
      self.header = header
      self.footer = footer
      self.measuresHeader = measuresHeader
      self.measuresFooter = measuresFooter
      self.headerLine = headerLine
      self.footerLine = footerLine
      self.rows = rows
    }

    package var height: CGFloat { topPadding + header + rows.total + footer }

    package func height(_ end: SectionEnd) -> CGFloat { end == .header ? header : footer }
    package func measures(_ end: SectionEnd) -> Bool {
      end == .header ? measuresHeader : measuresFooter
    }
    package func line(_ end: SectionEnd) -> CGFloat? { end == .header ? headerLine : footerLine }

    /// Takes over the measured header and footer heights of the same section.
    ///
    /// For a title, these are its additional lines, because the first section's header is always
    /// higher.
    package mutating func keepViewHeights(of old: Section) {
      if measuresHeader {
        header = Self.kept(old.header, old.headerLine, headerLine)
        topPadding = old.topPadding
      }
      if measuresFooter { footer = Self.kept(old.footer, old.footerLine, footerLine) }
    }

    private static func kept(_ height: CGFloat, _ oldLine: CGFloat?, _ line: CGFloat?) -> CGFloat {
      guard let oldLine, let line else { return height }
      return height + line - oldLine
    }
  }

  package private(set) var sections: [Section]
  private var heights: SumTree<Double>
  package var headerHeight: CGFloat = 0
  package var footerHeight: CGFloat = 0
  private let counts: TableCounts

  /// Creates a geometry. O(sections).
  package init(sections: [Section], counts: TableCounts) {
    self.sections = sections
    self.counts = counts
    heights = SumTree(sections.map { Double($0.height) })
  }

  package var sectionsHeight: CGFloat { heights.sum(ofFirst: sections.count) }
  package var totalHeight: CGFloat { headerHeight + sectionsHeight + footerHeight }

  // MARK: Changes

  @discardableResult
  package mutating func setHeight(_ height: CGFloat, of row: RowID) -> CGFloat {
    let growth = sections[row.section].rows.set(height, at: row.row)
    if growth != 0 { heights[row.section] = sections[row.section].height }
    return growth
  }

  @discardableResult
  package mutating func setHeader(_ height: CGFloat, padding: CGFloat, of section: Int) -> CGFloat {
    let old = sections[section].header + sections[section].topPadding
    sections[section].header = height
    sections[section].topPadding = padding
    heights[section] = sections[section].height
    return height + padding - old
  }

  @discardableResult
  package mutating func setFooter(_ height: CGFloat, of section: Int) -> CGFloat {
    let growth = height - sections[section].footer
    sections[section].footer = height
    heights[section] = sections[section].height
    return growth
  }

  /// Turns all row heights into estimates, because they are valid for one width only.
  package mutating func forgetRowHeights() {
    for section in sections.indices { sections[section].rows.forgetWhatIsKnown() }
  }

  // MARK: Positions

  package func minY(ofSection section: Int) -> CGFloat {
    counts.geometryQueries += 1
    return headerHeight + heights.sum(ofFirst: section)
  }

  package func maxY(ofSection section: Int) -> CGFloat { minY(ofSection: section + 1) }

  package func minY(ofHeader section: Int) -> CGFloat {
    minY(ofSection: section) + sections[section].topPadding
  }

  package func minY(ofFooter section: Int) -> CGFloat {
    minY(ofSection: section + 1) - sections[section].footer
  }

  package func minY(of end: SectionEnd, _ section: Int) -> CGFloat {
    end == .header ? minY(ofHeader: section) : minY(ofFooter: section)
  }

  package func minY(of row: RowID) -> CGFloat {
    let section = sections[row.section]
    return minY(ofSection: row.section) + section.topPadding + section.header
      + section.rows.offset(of: row.row)
  }

  package func maxY(of row: RowID) -> CGFloat { minY(of: row) + height(of: row) }

  package func height(of row: RowID) -> CGFloat {
    counts.geometryQueries += 1
    return sections[row.section].rows[row.row]
  }

  package func contains(_ row: RowID) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rows.count
  }

  // MARK: Queries

  /// Returns the section at `y`, or the nearest one. Returns `nil` if there are no sections.
  package func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    counts.geometryQueries += 1
    let before = heights.prefix { end, _ in end <= max(0, y - headerHeight) }.count
    return min(before, sections.count - 1)
  }

  /// Returns the first row that ends below `y`, or `nil` if there is none.
  package func firstRow(endingAfter y: CGFloat) -> RowID? {
    guard var section = section(at: y) else { return nil }
    counts.geometryQueries += 1
    let place = y - minY(ofSection: section) - sections[section].topPadding
    var row = sections[section].rows.row(at: place - sections[section].header)
    while row >= sections[section].rows.count {
      section += 1
      guard section < sections.count else { return nil }
      row = 0
    }
    return RowID(section, row)
  }

  /// Returns the row whose rectangle contains `y`. Headers, footers and gaps belong to no row.
  package func row(at y: CGFloat) -> RowID? {
    guard let row = firstRow(endingAfter: y), minY(of: row) <= y else { return nil }
    return row
  }

  /// Returns the row after `row`, in this section or a later one.
  package func row(after row: RowID) -> RowID? {
    if row.row + 1 < sections[row.section].rows.count { return RowID(row.section, row.row + 1) }
    return sections[(row.section + 1)...].firstIndex { $0.rows.count > 0 }.map { RowID($0, 0) }
  }

  package func row(before row: RowID) -> RowID? {
    if row.row > 0 { return RowID(row.section, row.row - 1) }
    return sections[..<row.section].lastIndex { $0.rows.count > 0 }
      .map { RowID($0, sections[$0].rows.count - 1) }
  }

  package var lastRow: RowID? {
    sections.lastIndex { $0.rows.count > 0 }.map { RowID($0, sections[$0].rows.count - 1) }
  }

  package var firstRow: RowID? {
    sections.firstIndex { $0.rows.count > 0 }.map { RowID($0, 0) }
  }
}
