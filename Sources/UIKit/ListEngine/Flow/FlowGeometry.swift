import Foundation
import OozeKernel

/// The space that a flow layout fills in its collection view, in points.
package struct FlowEnvironment: Equatable, Sendable {
  package let axis: LayoutAxis
  /// The view's extent across the direction, less its adjusted content insets.
  package let cross: CGFloat
  /// The insets of the safe area or margins across the direction, for sections that refer to them;
  /// added to section insets as far as the content insets don't already include them.
  package let reference: LayoutEnds
  /// The adjusted content insets across the direction.
  package let taken: LayoutEnds
  /// The number of pixels per point.
  package let scale: CGFloat

  package init(
    axis: LayoutAxis, cross: CGFloat, reference: LayoutEnds, taken: LayoutEnds, scale: CGFloat
  ) {
    self.axis = axis
    self.cross = cross
    self.reference = reference
    self.taken = taken
    self.scale = scale
  }

  /// Returns a section's insets across the direction, in the content. Content insets are always
  /// respected: an inset from another reference only counts as far as it extends beyond them.
  package func insets(across own: LayoutEnds) -> LayoutEnds {
    func inset(_ own: CGFloat, _ reference: CGFloat, _ taken: CGFloat) -> CGFloat {
      reference == taken ? own : max(own + reference, taken) - taken
    }
    return LayoutEnds(
      start: inset(own.start, reference.start, taken.start),
      end: inset(own.end, reference.end, taken.end))
  }
}

/// All sections of a flow layout, one after the other.
package struct FlowGeometry: Sendable {
  package let environment: FlowEnvironment
  package private(set) var sections: [FlowSection]

  package init(environment: FlowEnvironment, sections: [FlowSection]) {
    self.environment = environment
    self.sections = sections
    place(from: 0)
  }

  package var contentSize: CGSize {
    environment.axis.size(along: sections.last?.end ?? 0, across: environment.cross)
  }

  /// Returns the sections that touch `low..<high`. O(log n)
  package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = Bisection.count(sections.count) { sections[$0].end <= low }
    let end = Bisection.count(sections.count) { sections[$0].start < high }
    return first..<max(first, end)
  }

  /// Replaces the estimated sizes of items, by section and item.
  package mutating func set(_ changes: [Int: [Int: CGSize]]) {
    for (section, sizes) in changes { sections[section].items.set(sizes) }
    if let first = changes.keys.min() { place(from: first) }
  }

  private mutating func place(from first: Int) {
    var start = first > 0 ? sections[first - 1].end : 0
    for index in first..<sections.count {
      sections[index].start = start
      start = sections[index].end
    }
  }
}
