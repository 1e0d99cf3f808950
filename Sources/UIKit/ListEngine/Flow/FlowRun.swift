import Foundation
import OozeKernel

/// Consecutive lines in a section. Their item numbers and positions are relative to the run's
/// beginning, so that a run moves by changing one number.
struct FlowRun: Equatable, Sendable {
  /// The number of lines that are kept together: few enough to copy them quickly when one changes.
  static let lineLimit = 256

  /// The number of the first item.
  var first: Int
  /// The start along the main axis, from the section's first line on.
  var start: CGFloat
  private(set) var lines: Lines

  enum Lines: Equatable, Sendable {
    /// Full lines of items of one size.
    case grid(FlowGrid)
    case single([FlowLine])
  }

  init(first: Int, start: CGFloat, grid: FlowGrid) {
    self.first = first
    self.start = start
    lines = .grid(grid)
  }

  /// - Parameter lines: The lines in the section's coordinates.
  init(_ lines: some Collection<FlowLine>) {
    first = lines.first?.first ?? 0
    start = lines.first?.start ?? 0
    let (first, start) = (first, start)
    self.lines = .single(lines.map { $0.moved(items: -first, by: -start) })
  }

  var lineCount: Int {
    switch lines {
    case .grid(let grid): grid.lineCount
    case .single(let lines): lines.count
    }
  }

  /// Returns a line in the section's coordinates.
  func line(_ index: Int) -> FlowLine {
    let line =
      switch lines {
      case .grid(let grid): grid.line(index)
      case .single(let lines): lines[index]
      }
    return line.moved(items: first, by: start)
  }

  var last: FlowLine { line(lineCount - 1) }

  /// Returns the index of the line that contains an item of the run. O(log n)
  func lineIndex(of item: Int) -> Int {
    switch lines {
    case .grid(let grid): (item - first) / grid.perLine
    case .single(let lines):
      Bisection.count(lines.count) { lines[$0].first <= item - first } - 1
    }
  }

  /// Returns the index of the first line that begins at `low` or later. O(log n)
  func lineIndex(from low: CGFloat) -> Int {
    switch lines {
    case .grid(let grid):
      Bisection.count(grid.lineCount) { grid.line($0).start < low - start }
    case .single(let lines):
      Bisection.count(lines.count) { lines[$0].start < low - start }
    }
  }

  /// Returns the lines before `index` and those from there on; an empty part is `nil`.
  func split(at index: Int) -> (head: FlowRun?, tail: FlowRun?) {
    if index <= 0 { return (nil, self) }
    if index >= lineCount { return (self, nil) }
    switch lines {
    case .grid(let grid):
      let line = line(index)
      let heads = index * grid.perLine
      return (
        FlowRun(first: first, start: start, grid: grid.with(count: heads)),
        FlowRun(first: line.first, start: line.start, grid: grid.with(count: grid.count - heads))
      )
    case .single(let lines):
      let all = lines.map { $0.moved(items: first, by: start) }
      return (FlowRun(all[..<index]), FlowRun(all[index...]))
    }
  }

  /// Appends the following lines if there is space for them; returns whether there is.
  mutating func join(_ next: FlowRun) -> Bool {
    guard case .single(var mine) = lines, case .single(let others) = next.lines,
      mine.count + others.count <= Self.lineLimit
    else { return false }
    lines = .single([])
    mine += others.map { $0.moved(items: next.first - first, by: next.start - start) }
    lines = .single(mine)
    return true
  }
}

extension FlowLine {
  func moved(items: Int, by length: CGFloat) -> FlowLine {
    var line = self
    line.first += items
    line.start += length
    return line
  }
}
