import Foundation
import OozeKernel

/// Items that have an estimated size until their own becomes known, broken into lines.
///
/// Stretches of items with the estimate are grids, so that a section of any length costs only as much
/// as is known of it. The result depends only on the sizes, not on the order in which they were
/// entered.
///
///     var runs = FlowRuns(count: 1_000_000, estimate: size, axis: axis, spacing: spacing)
///     runs.set([500_000: taller])   // breaks some ten lines
///
/// A change costs O(log n) for the lines around it and moves the runs after it, of which there are at
/// most one for ``FlowRun/lineLimit`` lines and two for each stretch of estimates.
package struct FlowRuns: Sendable {
  let count: Int
  let estimate: CGSize
  private let axis: LayoutAxis
  private let spacing: FlowSpacing
  /// The sizes that differ from the estimate, by item.
  private var sizes: [Int: CGSize] = [:]
  private var measured = IndexSet()
  private var runs: [FlowRun] = []
  /// The thickness of the thickest line so far, by which overlapping lines may reach back.
  private var greatest: CGFloat = 0
  /// The number of lines broken so far, for tests of the cost.
  package private(set) var linesBroken = 0

  package init(count: Int, estimate: CGSize, axis: LayoutAxis, spacing: FlowSpacing) {
    self.count = count
    self.estimate = estimate
    self.axis = axis
    self.spacing = spacing
    if count > 0 { breakLines(from: 0, at: 0, old: [], changedUpTo: count) }
  }

  // MARK: Questions

  func size(of item: Int) -> CGSize { sizes[item] ?? estimate }

  /// The length along the main axis.
  var length: CGFloat { runs.last?.last.end ?? 0 }

  /// Returns the line that contains an item. O(log n)
  func line(of item: Int) -> FlowLine {
    let run = runs[runIndex(of: item)]
    return run.line(run.lineIndex(of: item))
  }

  /// Returns the lines that touch `low..<high`. O(log n + lines)
  func lines(from low: CGFloat, to high: CGFloat) -> [FlowLine] {
    var found: [FlowLine] = []
    // Lines before one that ends before `low` also end before it, unless they overlap.
    let first = Bisection.count(runs.count) { runs[$0].last.start + greatest <= low }
    for run in runs[first...] {
      guard run.start < high else { break }
      for index in run.lineIndex(from: low - greatest)..<run.lineCount {
        let line = run.line(index)
        guard line.start < high else { break }
        if line.end > low { found.append(line) }
      }
    }
    return found
  }

  private func runIndex(of item: Int) -> Int {
    Bisection.count(runs.count) { runs[$0].first <= item } - 1
  }

  // MARK: Changes

  /// Changes the sizes of some items. Breaks lines again only until one begins where an old one did;
  /// the lines after that move as a whole.
  package mutating func set(_ changes: [Int: CGSize]) {
    let changed = changes.filter { size(of: $0.key) != $0.value }
    guard let first = changed.keys.min(), let last = changed.keys.max() else { return }
    // A smaller item may move back to the line before.
    var index = runIndex(of: first)
    var line = runs[index].lineIndex(of: first) - 1
    if line < 0, index > 0 {
      index -= 1
      line = runs[index].lineCount - 1
    }
    line = max(0, line)
    let begin = runs[index].line(line)
    let (head, tail) = runs[index].split(at: line)
    let old = (tail.map { [$0] } ?? []) + runs[(index + 1)...]
    runs.removeSubrange(index...)
    if let head { runs.append(head) }
    for (item, size) in changed {
      sizes[item] = size == estimate ? nil : size
      if size == estimate { measured.remove(item) } else { measured.insert(item) }
    }
    breakLines(from: begin.first, at: begin.start, old: old, changedUpTo: last)
  }

  /// Adds lines from an item on, until a line after the last change begins where one of `old` did.
  private mutating func breakLines(
    from item: Int, at start: CGFloat, old: [FlowRun], changedUpTo last: Int
  ) {
    var next = item
    var start = start
    var oldIndex = 0
    while next < count {
      if next > last {
        while oldIndex + 1 < old.count, old[oldIndex + 1].first <= next { oldIndex += 1 }
        let run = old[oldIndex]
        let line = run.lineIndex(of: next)
        if run.line(line).first == next {
          return append(run.split(at: line).tail, old[(oldIndex + 1)...], at: start)
        }
      }
      if let grid = gridOfEstimates(from: next) {
        let run = FlowRun(first: next, start: start, grid: grid)
        runs.append(run)
        greatest = max(greatest, grid.thickness)
        linesBroken += 1
        next += grid.count
        start = run.last.nextStart(spacing)
        continue
      }
      let line = makeLine(from: next, start: start)
      append(FlowRun(CollectionOfOne(line)))
      greatest = max(greatest, line.thickness)
      linesBroken += 1
      next += line.count
      start = line.nextStart(spacing)
    }
  }

  private mutating func append(_ run: FlowRun) {
    if !runs.isEmpty, runs[runs.count - 1].join(run) { return }
    runs.append(run)
  }

  /// Appends runs that are correct apart from their positions.
  private mutating func append(_ first: FlowRun?, _ rest: ArraySlice<FlowRun>, at start: CGFloat) {
    guard var first else { return }
    let shift = start - first.start
    first.start = start
    append(first)
    for var run in rest {
      run.start += shift
      runs.append(run)
    }
  }

  /// Returns the lines of estimates from an item on as a grid, if there are more than a few. The last
  /// of a stretch are left out: a smaller item may follow them in their line, and a section's last line
  /// is spaced differently.
  private func gridOfEstimates(from item: Int) -> FlowGrid? {
    let end = measured.integerGreaterThanOrEqualTo(item) ?? count
    guard end - item > 1 else { return nil }
    let grid = FlowGrid(count: end - item, itemSize: estimate, axis: axis, spacing: spacing)
    let lines = grid.count / grid.perLine - 1
    return lines > 3 ? grid.with(count: lines * grid.perLine) : nil
  }

  private func makeLine(from first: Int, start: CGFloat) -> FlowLine {
    FlowLine(from: first, count: count, start: start, axis: axis, spacing: spacing, size: size(of:))
  }
}
