import CoreGraphics

/// The space that a flow layout fills in its collection view, in points.
struct FlowEnvironment: Equatable {
  var axis: LayoutAxis
  /// The view's extent across the direction, less its adjusted content insets.
  var cross: CGFloat
  /// The insets of the safe area or margins across the direction, for sections that refer to them;
  /// added to section insets as far as the content insets don't already include them.
  var reference: LayoutEnds
  /// The adjusted content insets across the direction.
  var taken: LayoutEnds
  /// The number of pixels per point.
  var scale: CGFloat

  /// Returns the section's insets in the content. Content insets are always respected: an inset from
  /// another reference only counts as far as it extends beyond them.
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

/// All sections of a flow layout, one after the other.
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

  /// Returns the sections that touch `low..<high`. O(log n)
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = Bisection.count(sections.count) { sections[$0].end <= low }
    let end = Bisection.count(sections.count) { sections[$0].start < high }
    return first..<max(first, end)
  }

  /// Replaces the estimated sizes of items, by section and item.
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
