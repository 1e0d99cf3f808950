import Foundation
import Testing

@testable import ListEngine

/// The lines of a flow layout against a model that goes through all items.
///
/// Source: Apple's reference of `UICollectionViewFlowLayout`: a line takes items until the next one doesn't fit with the
/// minimum spacing, and the space that is left spreads its items. A line's items are centred across it.
@Suite struct FlowLinesModelTests {
  private struct Line: Equatable {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat
    var lead: CGFloat
    var gap: CGFloat
  }

  private func found(_ line: FlowLine) -> Line {
    Line(
      items: line.first..<line.first + line.count, start: line.start, thickness: line.thickness,
      lead: line.lead, gap: line.gap)
  }

  private func model(_ sizes: [CGSize], _ axis: LayoutAxis, _ spacing: FlowSpacing) -> [Line] {
    func extent(_ items: ArraySlice<CGSize>) -> CGFloat {
      items.map(axis.across.length).reduce(0, +) + CGFloat(items.count - 1) * spacing.item
    }
    var (lines, first, start): ([Line], Int, CGFloat) = ([], 0, 0)
    while first < sizes.count {
      var end = first + 1
      while end < sizes.count, extent(sizes[first...end]) <= spacing.available { end += 1 }
      let items = sizes[first..<end]
      let left = max(0, spacing.available - extent(items))
      var line = Line(
        items: first..<end, start: start, thickness: items.map(axis.length).max() ?? 0, lead: 0,
        gap: spacing.item)
      if end < sizes.count, items.count == 1 { line.lead = left / 2 }
      if end < sizes.count, items.count > 1 { line.gap += left / CGFloat(items.count - 1) }
      lines.append(line)
      first = end
      start = max(start, start + line.thickness + spacing.line)
    }
    return lines
  }

  private func isClose(_ one: [Line], _ other: [Line]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.items == $1.items && abs($0.start - $1.start) < 1e-9 && $0.thickness == $1.thickness
          && abs($0.lead - $1.lead) < 1e-9 && abs($0.gap - $1.gap) < 1e-9
      }
  }

  /// Four items of six sizes. 30 + 6 + 60 fills a line exactly, and 120 is wider than it.
  @Test func itemsOfAllSizes() {
    let widths: [CGFloat] = [30, 60, 120]
    for axis in [LayoutAxis.vertical, .horizontal] {
      for line: CGFloat in [-14, 0, 7] {
        let spacing = FlowSpacing(available: 96, line: line, item: 6)
        for choice in 0..<1296 {
          let sizes = [1, 6, 36, 216].map { place in
            let pick = choice / place % 6
            return axis.size(along: pick < 3 ? 10 : 25, across: widths[pick % 3])
          }
          let lines = FlowLines(sizes: sizes, axis: axis, spacing: spacing)
          let want = model(sizes, axis, spacing)
          #expect(isClose(lines.lines.map(found), want), "\(sizes) \(line)")
          var runs = FlowRuns(
            count: 4, estimate: axis.size(along: 10, across: 30), axis: axis, spacing: spacing)
          runs.set(Dictionary(uniqueKeysWithValues: sizes.enumerated().map { ($0, $1) }))
          #expect(isClose(runs.lines(from: -1e6, to: 1e6).map(found), want), "\(sizes) \(line)")
        }
      }
    }
  }

  /// A stretch contains the lines that it touches, and not those that end where it begins.
  @Test func stretchesOfUnequalLines() {
    let axis = LayoutAxis.vertical
    for line: CGFloat in [-28, -5, 0, 4] {
      let sizes = [20, 5, 30, 10, 10].map { CGSize(width: 80, height: CGFloat($0)) }
      let spacing = FlowSpacing(available: 96, line: line, item: 6)
      let lines = FlowLines(sizes: sizes, axis: axis, spacing: spacing)
      let edges = lines.lines.flatMap { [$0.start, $0.end] }
      for low in edges + edges.map({ $0 + 1 }) {
        let touched = lines.lines.filter { $0.start < low + 5 && $0.end > low }
        #expect(lines.lines(from: low, to: low + 5) == touched, "\(line), \(low)")
      }
    }
  }

  /// Equal items are a grid: all its lines have the columns of the first, also the last one.
  @Test func equalItemsAreAGrid() {
    for axis in [LayoutAxis.vertical, .horizontal] {
      for extent: CGFloat in [0.5, 20, 45, 46, 100] {
        for item: CGFloat in [0.25, 6] {
          for line: CGFloat in [-12, -9.5, 0, 3] {
            for count in 1...7 {
              let size = axis.size(along: 10, across: extent)
              let grid = FlowGrid(
                count: count, itemSize: size, axis: axis,
                spacing: FlowSpacing(available: 96, line: line, item: item))
              var perLine = 1
              while CGFloat(perLine + 1) * extent + CGFloat(perLine) * item <= 96 { perLine += 1 }
              let left = 96 - CGFloat(perLine) * extent
              let lines = (0..<grid.lineCount).map(grid.line)
              let want = stride(from: 0, to: count, by: perLine).enumerated().map { index, first in
                Line(
                  items: first..<min(first + perLine, count),
                  start: CGFloat(index) * max(0, 10 + line), thickness: 10,
                  lead: perLine == 1 ? max(0, left / 2) : 0,
                  gap: perLine == 1 ? item : left / CGFloat(perLine - 1))
              }
              #expect(isClose(lines.map(found), want), "\(extent) \(item) \(line) \(count)")
              for low: CGFloat in [-11, -1, 0, 0.5, 9, 10, 11, 40] {
                let shown = grid.lines(from: low, to: low + 1).map(grid.line)
                let touched = lines.filter { $0.start < low + 1 && $0.end > low }
                // Lines at one place are all shown.
                #expect(shown == (10 + line > 0 ? touched : lines), "\(line) \(count) \(low)")
              }
            }
          }
        }
      }
    }
  }

  @Test func aLineOfLessThanAPoint() {
    let grid = FlowGrid(
      count: 4, itemSize: CGSize(width: 0.25, height: 10), axis: .vertical,
      spacing: FlowSpacing(available: 0.5, line: 0, item: 0.25))
    #expect(grid.perLine == 1)
  }

  /// Items without any extent are all in one line, spread over it.
  @Test func itemsWithoutWidthAreInOneLine() {
    let grid = FlowGrid(
      count: 4, itemSize: CGSize(width: 0, height: 10), axis: .vertical,
      spacing: FlowSpacing(available: 96, line: 0, item: 0))
    #expect(grid.perLine == 4)
    #expect(grid.gap == 32)
  }

  /// The last item of three equal ones is below the first. After items of other sizes it follows them.
  @Test func equalSizesKeepTheirColumns() {
    let spacing = FlowSpacing(available: 96, line: 0, item: 6)
    let size = CGSize(width: 30, height: 10)
    let equal = FlowItems(
      sizes: Array(repeating: size, count: 4), axis: .vertical, spacing: spacing)
    #expect(equal.line(of: 3).gap == 36)
    let other = FlowItems(
      sizes: [CGSize(width: 60, height: 10)] + Array(repeating: size, count: 3), axis: .vertical,
      spacing: spacing)
    #expect(other.line(of: 3).gap == 6)
  }

  @Test func emptySectionsHaveNoLength() {
    let spacing = FlowSpacing(available: 96, line: 0, item: 6)
    let size = CGSize(width: 30, height: 10)
    #expect(FlowItems(sizes: [], axis: .vertical, spacing: spacing).length == 0)
    let grid = FlowGrid(count: 0, itemSize: size, axis: .vertical, spacing: spacing)
    #expect(FlowItems.grid(grid).length == 0)
    let runs = FlowRuns(count: 0, estimate: size, axis: .vertical, spacing: spacing)
    #expect(FlowItems.runs(runs).length == 0)
    #expect(runs.linesBroken == 0)
    let environment = FlowEnvironment(
      axis: .vertical, cross: 96, reference: LayoutEnds(), taken: LayoutEnds(), scale: 1)
    #expect(
      FlowGeometry(environment: environment, sections: []).contentSize
        == CGSize(width: 96, height: 0))
  }

  /// Items that are smaller than the largest of their line are in its middle.
  @Test func smallerItemsAreInTheMiddleOfTheirLine() {
    let section = FlowSection(
      header: 3, footer: 4, insets: LayoutEnds(start: 2, end: 1), crossStart: 5, axis: .vertical,
      items: FlowItems(
        sizes: [10, 25, 15].map { CGSize(width: 20, height: CGFloat($0)) }, axis: .vertical,
        spacing: FlowSpacing(available: 96, line: 0, item: 6)))
    #expect(section.start == 0)
    #expect((0..<3).map { section.frame(ofItem: $0) { $0 }.midY } == [17.5, 17.5, 17.5])
  }

  /// Measured sizes move the sections after theirs. Other kinds of items keep their sizes.
  @Test func measuredItemsMoveTheNextSections() {
    let size = CGSize(width: 80, height: 10)
    let spacing = FlowSpacing(available: 96, line: 0, item: 6)
    let sections = (0..<4).map { index in
      FlowSection(
        header: 0, footer: 0, insets: LayoutEnds(), crossStart: 0, axis: .vertical,
        items: index == 3
          ? FlowItems(sizes: [size, size], axis: .vertical, spacing: spacing)
          : .runs(FlowRuns(count: 2, estimate: size, axis: .vertical, spacing: spacing)))
    }
    let environment = FlowEnvironment(
      axis: .vertical, cross: 96, reference: LayoutEnds(), taken: LayoutEnds(), scale: 1)
    var geometry = FlowGeometry(environment: environment, sections: sections)
    #expect(geometry.sections.map(\.start) == [0, 20, 40, 60])
    geometry.set([1: [0: CGSize(width: 80, height: 25)], 3: [0: CGSize(width: 80, height: 99)]])
    #expect(geometry.sections.map(\.start) == [0, 20, 55, 75])
    #expect(geometry.contentSize.height == 95)
    geometry.set([0: [1: CGSize(width: 80, height: 12)]])
    #expect(geometry.sections.map(\.start) == [0, 22, 57, 77])
    geometry.set([:])
    #expect(geometry.sections.map(\.start) == [0, 22, 57, 77])
  }
}
