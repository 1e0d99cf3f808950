import Foundation
import OozeKernel

/// The settings that determine how the items of a section are broken into lines, in points.
package struct FlowSpacing: Equatable, Sendable {
  /// The length available across the layout's direction, within the section's insets.
  package var available: CGFloat
  /// The distance between lines. With a negative one they overlap.
  package var line: CGFloat
  /// The minimum distance between items of a line.
  package var item: CGFloat

  package init(available: CGFloat, line: CGFloat, item: CGFloat) {
    self.available = available
    self.line = line
    self.item = item
  }

  /// The length by which items may be wider than the line, for the last digits of a division such as
  /// (375 − 20) / 3: far below a pixel, and far above the rounding of lengths of some thousand points.
  static let tolerance: CGFloat = 1e-6
}

/// One line of items. Lengths are along the main axis, positions across it.
package struct FlowLine: Equatable, Sendable {
  package var first: Int
  var count: Int
  /// The distance from the section's first line to this one.
  var start: CGFloat
  /// The extent of the largest item.
  var thickness: CGFloat
  /// The start of the first item.
  var lead: CGFloat
  /// The distance between the line's items.
  var gap: CGFloat

  var end: CGFloat { start + thickness }

  /// Returns the start of the next line: with a negative spacing it is inside this line, but not before its
  /// start.
  func nextStart(_ spacing: FlowSpacing) -> CGFloat { max(start, end + spacing.line) }
}

extension FlowLine {
  /// Makes a line that begins with the item `first` and has as many of the section's `count` items as fit.
  /// Remaining space is spread between its items, or around a single one. The last line begins at the start
  /// and has the minimum spacing.
  init(
    from first: Int, count: Int, start: CGFloat, axis: LayoutAxis, spacing: FlowSpacing,
    size: (Int) -> CGSize
  ) {
    let leader = size(first)
    var used = axis.across.length(of: leader)
    var thickness = axis.length(of: leader)
    var end = first + 1
    while end < count {
      let next = size(end)
      let more = used + spacing.item + axis.across.length(of: next)
      if more > spacing.available + FlowSpacing.tolerance { break }
      used = more
      thickness = max(thickness, axis.length(of: next))
      end += 1
    }
    let items = end - first
    self.init(
      first: first, count: items, start: start, thickness: thickness, lead: 0, gap: spacing.item)
    let left = max(0, spacing.available - used)
    guard end < count else { return }
    if items == 1 { lead = left / 2 } else { gap += left / CGFloat(items - 1) }
  }
}

/// Items of one size: a grid whose positions can be computed directly.
///
/// The items of the last line keep the columns of the others, whether the line is full or not. If only one
/// item fits in a line, it is centred.
package struct FlowGrid: Equatable, Sendable {
  private(set) var count: Int
  let itemSize: CGSize
  let perLine: Int
  let lead: CGFloat
  let gap: CGFloat
  let thickness: CGFloat
  /// The distance from one line to the next.
  let pitch: CGFloat

  package init(count: Int, itemSize: CGSize, axis: LayoutAxis, spacing: FlowSpacing) {
    self.count = count
    self.itemSize = itemSize
    let extent = axis.across.length(of: itemSize)
    let room = spacing.available + spacing.item + FlowSpacing.tolerance
    let step = extent + spacing.item
    let fitting = step > 0 && room > 0 ? Int(min(room / step, 1e9)) : count
    perLine = max(1, fitting)
    let left = spacing.available - CGFloat(perLine) * extent
    lead = perLine == 1 ? max(0, left / 2) : 0
    gap = perLine == 1 ? spacing.item : left / CGFloat(perLine - 1)
    thickness = axis.length(of: itemSize)
    pitch = max(0, thickness + spacing.line)
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  /// Returns a grid of another number of the same items.
  func with(count: Int) -> FlowGrid {
    var grid = self
    grid.count = count
    return grid
  }

  func line(_ index: Int) -> FlowLine {
    FlowLine(
      first: index * perLine, count: min(perLine, count - index * perLine),
      start: CGFloat(index) * pitch, thickness: thickness, lead: lead, gap: gap)
  }

  /// Returns the lines that touch `low..<high`.
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard pitch > 0 else { return 0..<lineCount }
    let first = ((low - thickness) / pitch).rounded(.down) + 1
    let end = (high / pitch).rounded(.up)
    let bounds = { (value: CGFloat) in Int(value.clamped(0, CGFloat(self.lineCount))) }
    return bounds(first)..<max(bounds(first), bounds(end))
  }
}

/// Items of different known sizes, broken into lines one after the other.
package struct FlowLines: Sendable {
  let sizes: [CGSize]
  let lines: [FlowLine]
  /// The thickness of the thickest line, by which overlapping lines may reach back.
  private let greatest: CGFloat

  init(sizes: [CGSize], axis: LayoutAxis, spacing: FlowSpacing) {
    self.sizes = sizes
    var lines: [FlowLine] = []
    var next = 0
    var start: CGFloat = 0
    while next < sizes.count {
      let line = FlowLine(
        from: next, count: sizes.count, start: start, axis: axis, spacing: spacing,
        size: { sizes[$0] })
      lines.append(line)
      next += line.count
      start = line.nextStart(spacing)
    }
    self.lines = lines
    greatest = lines.map(\.thickness).max() ?? 0
  }

  static let none = FlowLines(
    sizes: [], axis: .vertical, spacing: FlowSpacing(available: 0, line: 0, item: 0))

  /// Returns the line that contains an item. O(log n)
  func line(of item: Int) -> FlowLine {
    lines[Bisection.count(lines.count) { lines[$0].first <= item } - 1]
  }

  /// Returns the lines that touch `low..<high`. O(log n + lines)
  func lines(from low: CGFloat, to high: CGFloat) -> [FlowLine] {
    let first = Bisection.count(lines.count) { lines[$0].start + greatest <= low }
    let end = Bisection.count(lines.count) { lines[$0].start < high }
    return lines[first..<max(first, end)].filter { $0.end > low }
  }
}
