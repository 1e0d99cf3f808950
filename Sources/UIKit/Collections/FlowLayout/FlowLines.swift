import CoreGraphics

/// What decides how the items of a section break into lines. In points.
struct FlowSpacing: Equatable {
  /// The room across, within the section's insets.
  var available: CGFloat
  /// Between lines. Negative ones overlap.
  var line: CGFloat
  /// The least between items of a line.
  var item: CGFloat

  /// By how much items may be wider than the line for the last digits of a division such as
  /// (375 − 20) / 3: far below a pixel, far above the rounding of lengths of some thousand points.
  static let tolerance: CGFloat = 1e-6
}

/// One line of items. Lengths are along the main axis, places across it.
struct FlowLine: Equatable {
  var first: Int
  var count: Int
  /// From the section's first line to this one.
  var start: CGFloat
  /// The extent of the largest item.
  var thickness: CGFloat
  /// Where the first item begins.
  var lead: CGFloat
  /// Between the line's items.
  var gap: CGFloat

  var end: CGFloat { start + thickness }
}

/// Items of one size: a grid, of which every place is a matter of arithmetic.
///
/// Whether the last line is full or not, its items stand in the columns of the others. Where only one
/// item fits in a line, it stands in the middle.
struct FlowGrid: Equatable {
  let count: Int
  let itemSize: CGSize
  let perLine: Int
  let lead: CGFloat
  let gap: CGFloat
  let thickness: CGFloat
  /// From one line to the next.
  let pitch: CGFloat

  init(count: Int, itemSize: CGSize, axes: FlowAxes, spacing: FlowSpacing) {
    self.count = count
    self.itemSize = itemSize
    let extent = axes.cross(itemSize)
    let room = spacing.available + spacing.item + FlowSpacing.tolerance
    let step = extent + spacing.item
    let fitting = step > 0 && room > 0 ? Int(min(room / step, 1e9)) : count
    perLine = max(1, fitting)
    let left = spacing.available - CGFloat(perLine) * extent
    lead = perLine == 1 ? max(0, left / 2) : 0
    gap = perLine == 1 ? 0 : left / CGFloat(perLine - 1)
    thickness = axes.main(itemSize)
    pitch = max(0, thickness + spacing.line)
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  func line(_ index: Int) -> FlowLine {
    FlowLine(
      first: index * perLine, count: min(perLine, count - index * perLine),
      start: CGFloat(index) * pitch, thickness: thickness, lead: lead, gap: gap)
  }

  /// The lines that touch `low..<high`.
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard pitch > 0 else { return 0..<lineCount }
    let first = ((low - thickness) / pitch).rounded(.down) + 1
    let end = (high / pitch).rounded(.up)
    let bounds = { (value: CGFloat) in Int(min(max(value, 0), CGFloat(self.lineCount))) }
    return bounds(first)..<max(bounds(first), bounds(end))
  }
}

/// Items of different sizes, broken into lines one after the other.
///
/// What is left over in a full line is spread between its items, or around a single one. The last
/// line begins at the start with the least spacing.
struct FlowLines: Equatable {
  private(set) var sizes: [CGSize]
  private(set) var lines: [FlowLine] = []
  private let axes: FlowAxes
  private let spacing: FlowSpacing
  /// The thickest line so far: how far back lines may reach that overlap.
  private var greatest: CGFloat = 0

  init(sizes: [CGSize], axes: FlowAxes, spacing: FlowSpacing) {
    self.sizes = sizes
    self.axes = axes
    self.spacing = spacing
    breakLines(from: 0, resyncingAfter: sizes.count)
  }

  // MARK: Questions

  /// The index of the line that holds an item. O(log n)
  func lineIndex(of item: Int) -> Int {
    partition { lines[$0].first <= item } - 1
  }

  /// The lines that touch `low..<high`. O(log n)
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = partition {
      lines[$0].start + (spacing.line < 0 ? greatest : lines[$0].thickness) <= low
    }
    let end = partition { lines[$0].start < high }
    return first..<max(first, end)
  }

  /// How many lines from the first on `holds` holds for, which it must not for any after them.
  private func partition(_ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Changes

  /// Gives some items other sizes. Breaks lines anew only until they begin where old ones did; those
  /// after them are moved.
  mutating func set(_ changes: [Int: CGSize]) {
    let changed = changes.filter { sizes[$0.key] != $0.value }.keys
    guard let first = changed.min(), let last = changed.max() else { return }
    for item in changed { sizes[item] = changes[item]! }
    // A smaller item may go back to the line before.
    breakLines(from: max(0, lineIndex(of: first) - 1), resyncingAfter: last)
  }

  private mutating func breakLines(from index: Int, resyncingAfter last: Int) {
    var next = index < lines.count ? lines[index].first : 0
    var start = index < lines.count ? lines[index].start : 0
    var fresh: [FlowLine] = []
    var oldIndex = index
    while next < sizes.count {
      if next > last {
        while oldIndex < lines.count, lines[oldIndex].first < next { oldIndex += 1 }
        if oldIndex < lines.count, lines[oldIndex].first == next { break }
      }
      let line = makeLine(from: next, start: start)
      greatest = max(greatest, line.thickness)
      fresh.append(line)
      next += line.count
      start = line.end + spacing.line
    }
    if next < sizes.count {
      let shift = start - lines[oldIndex].start
      if shift != 0 { for index in oldIndex..<lines.count { lines[index].start += shift } }
      lines.replaceSubrange(index..<oldIndex, with: fresh)
    } else {
      lines.replaceSubrange(index..., with: fresh)
    }
  }

  private func makeLine(from first: Int, start: CGFloat) -> FlowLine {
    var used = axes.cross(sizes[first])
    var thickness = axes.main(sizes[first])
    var end = first + 1
    while end < sizes.count {
      let more = used + spacing.item + axes.cross(sizes[end])
      if more > spacing.available + FlowSpacing.tolerance { break }
      used = more
      thickness = max(thickness, axes.main(sizes[end]))
      end += 1
    }
    let count = end - first
    var line = FlowLine(
      first: first, count: count, start: start, thickness: thickness, lead: 0, gap: spacing.item)
    let left = max(0, spacing.available - used)
    if end < sizes.count {
      if count == 1 { line.lead = left / 2 } else { line.gap += left / CGFloat(count - 1) }
    }
    return line
  }
}
