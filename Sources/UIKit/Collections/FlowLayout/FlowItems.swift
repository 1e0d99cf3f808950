import CoreGraphics

/// The items of one section with their places, from the section's first line on.
enum FlowItems {
  case grid(FlowGrid)
  case lines(FlowLines)

  /// A grid where all sizes are the same.
  init(sizes: [CGSize], axes: FlowAxes, spacing: FlowSpacing) {
    if let size = sizes.first, sizes.allSatisfy({ $0 == size }) {
      self = .grid(FlowGrid(count: sizes.count, itemSize: size, axes: axes, spacing: spacing))
    } else {
      self = .lines(FlowLines(sizes: sizes, axes: axes, spacing: spacing))
    }
  }

  var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .lines(let lines): lines.sizes.count
    }
  }

  /// Along the main axis.
  var length: CGFloat {
    switch self {
    case .grid(let grid): grid.count == 0 ? 0 : grid.line(grid.lineCount - 1).end
    case .lines(let lines): lines.lines.last?.end ?? 0
    }
  }

  func size(of item: Int) -> CGSize {
    switch self {
    case .grid(let grid): grid.itemSize
    case .lines(let lines): lines.sizes[item]
    }
  }

  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    switch self {
    case .grid(let grid): grid.lines(from: low, to: high)
    case .lines(let lines): lines.lines(from: low, to: high)
    }
  }

  func line(_ index: Int) -> FlowLine {
    switch self {
    case .grid(let grid): grid.line(index)
    case .lines(let lines): lines.lines[index]
    }
  }

  func lineIndex(of item: Int) -> Int {
    switch self {
    case .grid(let grid): item / grid.perLine
    case .lines(let lines): lines.lineIndex(of: item)
    }
  }

  /// Gives items other sizes than were thought.
  mutating func set(_ changes: [Int: CGSize], axes: FlowAxes, spacing: FlowSpacing) {
    switch self {
    case .grid(let grid):
      guard changes.contains(where: { $0.value != grid.itemSize }) else { return }
      var sizes = Array(repeating: grid.itemSize, count: grid.count)
      for (item, size) in changes { sizes[item] = size }
      self = FlowItems(sizes: sizes, axes: axes, spacing: spacing)
    case .lines(var lines):
      // One owner while it changes, or the arrays would be copied.
      self = .grid(
        FlowGrid(count: 0, itemSize: .zero, axes: axes, spacing: spacing))
      lines.set(changes)
      self = .lines(lines)
    }
  }
}
