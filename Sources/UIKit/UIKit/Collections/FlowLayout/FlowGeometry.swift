import CoreGraphics

/// The space that the collection view gives a flow layout to fill, in points.
struct FlowEnvironment: Equatable {
  var axis: LayoutAxis
  /// The view's extent across, without what its adjusted content insets take.
  var cross: CGFloat
  /// Added to section insets across for sections that keep clear of the safe area or margins, in so
  /// far as the content insets do not do so.
  var reference: LayoutEnds
  /// The extent that the adjusted content insets take across.
  var taken: LayoutEnds
  /// Pixels per point.
  var scale: CGFloat

  /// The section's insets in the content. Content insets are respected in any case: an inset from
  /// another reference only counts as far as it reaches beyond them.
  func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var result = insets
    let own = axis.across.insets(insets)
    func cross(_ own: CGFloat, _ reference: CGFloat, _ taken: CGFloat) -> CGFloat {
      reference == taken ? own : max(own + reference, taken) - taken
    }
    let start = cross(own.start, reference.start, taken.start)
    let end = cross(own.end, reference.end, taken.end)
    if axis == .vertical {
      (result.left, result.right) = (start, end)
    } else {
      (result.top, result.bottom) = (start, end)
    }
    return result
  }
}

/// All sections of a flow, one after the other.
struct FlowGeometry {
  let environment: FlowEnvironment
  private(set) var sections: [FlowSection]

  init(environment: FlowEnvironment, sections: [FlowSection]) {
    self.environment = environment
    self.sections = sections
    place(from: 0)
  }

  var contentSize: CGSize {
    environment.axis.size(along: sections.last?.end ?? 0, across: environment.cross)
  }

  /// The sections that touch `low..<high`. O(log n)
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = Bisection.count(sections.count) { sections[$0].end <= low }
    let end = Bisection.count(sections.count) { sections[$0].start < high }
    return first..<max(first, end)
  }

  /// Gives items other sizes than were thought, by section and item.
  mutating func set(_ changes: [Int: [Int: CGSize]]) {
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
