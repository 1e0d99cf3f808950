import Foundation
import Testing

@testable import ListEngine

/// Sections of a flow layout, their lines and the frames of their items, compared with all of them in turn.
@Suite struct FlowGeometryGridTests {
  private static let sizes = [[], [20], [20, 20, 20], [10, 60, 30, 90, 20, 20, 70]].map { widths in
    widths.map { CGSize(width: $0, height: $0 == 90 ? 5 : 12) }
  }

  /// All combinations of two sections with one of these lists of sizes each, in both directions.
  private func geometries(_ check: (FlowGeometry, LayoutAxis) -> Void) {
    for axis in [LayoutAxis.vertical, .horizontal] {
      let environment = FlowEnvironment(
        axis: axis, cross: 100, reference: LayoutEnds(), taken: LayoutEnds(), scale: 2)
      for first in Self.sizes {
        for second in Self.sizes {
          for line: CGFloat in [0, 7] {
            let sections = [first, second].map { sizes in
              let turned = sizes.map { axis.size(along: $0.height, across: $0.width) }
              return FlowSection(
                header: 3, footer: 4, insets: LayoutEnds(start: 2, end: 1), crossStart: 5,
                axis: axis,
                items: FlowItems(
                  sizes: turned, axis: axis,
                  spacing: FlowSpacing(available: 90, line: line, item: 6)))
            }
            check(FlowGeometry(environment: environment, sections: sections), axis)
          }
        }
      }
    }
  }

  /// Each section begins where the one before ends, and a stretch of the content shows those that it touches.
  @Test func sectionsFollowEachOther() {
    geometries { geometry, axis in
      let sections = geometry.sections
      #expect(sections[0].start == 0)
      #expect(sections[1].start == sections[0].end)
      #expect(geometry.contentSize == axis.size(along: sections[1].end, across: 100))
      for low in stride(from: CGFloat(-3), to: sections[1].end + 3, by: 1.5) {
        for length: CGFloat in [1, 20] {
          let found = sections.indices.filter {
            sections[$0].start < low + length && sections[$0].end > low
          }
          #expect(Array(geometry.sections(from: low, to: low + length)) == found)
        }
      }
    }
  }

  /// Items have their sizes, are inside of the insets, and overlap no other.
  @Test func itemsAreApart() {
    geometries { geometry, axis in
      for section in geometry.sections {
        let frames = (0..<section.items.count).map { section.frame(ofItem: $0) { $0 } }
        for (item, frame) in frames.enumerated() {
          #expect(frame.size == section.items.size(of: item))
          let (low, high) = axis.range(of: frame)
          #expect(low >= section.start + 3 + 2)
          #expect(high <= section.end - 4 - 1 + 1e-9)
          let (left, right) = axis.across.range(of: frame)
          #expect(left >= 5)
          #expect(right <= 95 + 1e-6)
          for other in frames[(item + 1)...] {
            let common = frame.intersection(other)
            #expect(common.isNull || common.width < 1e-6 || common.height < 1e-6)
          }
        }
      }
    }
  }

  /// A stretch of the content shows exactly the lines that it touches, in each kind of items.
  @Test func stretchesShowTheLinesThatTheyTouch() {
    for axis in [LayoutAxis.vertical, .horizontal] {
      let size = axis.size(along: 12, across: 30)
      for line: CGFloat in [-4, 0, 7] {
        let spacing = FlowSpacing(available: 90, line: line, item: 6)
        let kinds: [FlowItems] = [
          .grid(FlowGrid(count: 8, itemSize: size, axis: axis, spacing: spacing)),
          .lines(
            FlowLines(sizes: Array(repeating: size, count: 8), axis: axis, spacing: spacing)),
          .runs(FlowRuns(count: 8, estimate: size, axis: axis, spacing: spacing)),
        ]
        for items in kinds {
          let lines = items.lines(from: -1e6, to: 1e6)
          #expect(lines.map(\.count).reduce(0, +) == 8)
          #expect(lines.map(\.first) == [0, 2, 4, 6])
          #expect(items.length == lines[3].end)
          for item in 0..<8 { #expect(items.line(of: item) == lines[item / 2]) }
          for low in stride(from: CGFloat(-3), to: items.length + 3, by: 1.5) {
            let touched = lines.filter { $0.start < low + 5 && $0.end > low }
            #expect(items.lines(from: low, to: low + 5) == touched, "\(line), \(low)")
          }
        }
      }
    }
  }

  /// A header stays at the top while its section is visible, and the section's end pushes it out; a footer is
  /// its mirror image at the bottom.
  @Test func pinnedHeadersStayInTheirSections() {
    geometries { geometry, _ in
      for section in geometry.sections {
        for place in stride(from: section.start - 10, through: section.end + 10, by: 0.5) {
          let header = section.pinnedHeaderStart(top: place)
          if place >= section.start, place <= section.end - 3 { #expect(header == place) }
          #expect(header >= section.start)
          #expect(header + 3 <= section.end)
          let footer = section.pinnedFooterStart(bottom: place)
          #expect(footer >= section.start)
          #expect(footer <= section.footerStart)
          if place <= section.end, place >= section.start + 4 { #expect(footer == place - 4) }
        }
      }
    }
  }

  /// Apple's documentation of `sectionInsetReference`: the insets begin at the content inset, the safe area or the
  /// margins. Content insets are never covered.
  @Test func insetsBeginAtTheirReference() {
    for own: CGFloat in [0, 8] {
      for taken: CGFloat in [0, 20] {
        for reference: CGFloat in [0, 20, 34] {
          let environment = FlowEnvironment(
            axis: .vertical, cross: 300, reference: LayoutEnds(start: reference, end: taken),
            taken: LayoutEnds(start: taken, end: taken), scale: 1)
          let found = environment.insets(across: LayoutEnds(start: own, end: own))
          // From the view's edge: the inset begins at the reference, and isn't inside the content inset.
          #expect(found.start + taken == max(reference + own, taken))
          #expect(found.end == own)
        }
      }
    }
  }
}
