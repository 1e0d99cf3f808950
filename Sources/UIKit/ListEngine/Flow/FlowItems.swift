import Foundation

/// The items of one section with their positions from the section's first line on.
package enum FlowItems: Sendable {
  /// Items that all have one size.
  case grid(FlowGrid)
  /// Items of different sizes that are known.
  case lines(FlowLines)
  /// Items whose sizes become known later.
  case runs(FlowRuns)

  /// Creates a grid if all sizes are equal, and lines otherwise.
  package init(sizes: [CGSize], axis: LayoutAxis, spacing: FlowSpacing) {
    if let size = sizes.first, sizes.allSatisfy({ $0 == size }) {
      self = .grid(FlowGrid(count: sizes.count, itemSize: size, axis: axis, spacing: spacing))
    } else {
      self = .lines(FlowLines(sizes: sizes, axis: axis, spacing: spacing))
    }
  }

  package var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .lines(let lines): lines.sizes.count
    case .runs(let runs): runs.count
    }
  }

  /// The length along the main axis.
  var length: CGFloat {
    switch self {
    case .grid(let grid): grid.count == 0 ? 0 : grid.line(grid.lineCount - 1).end
    case .lines(let lines): lines.lines.last?.end ?? 0
    case .runs(let runs): runs.length
    }
  }

  func size(of item: Int) -> CGSize {
    switch self {
    case .grid(let grid): grid.itemSize
    case .lines(let lines): lines.sizes[item]
    case .runs(let runs): runs.size(of: item)
    }
  }

  package func lines(from low: CGFloat, to high: CGFloat) -> [FlowLine] {
    switch self {
    case .grid(let grid): grid.lines(from: low, to: high).map(grid.line)
    case .lines(let lines): lines.lines(from: low, to: high)
    case .runs(let runs): runs.lines(from: low, to: high)
    }
  }

  func line(of item: Int) -> FlowLine {
    switch self {
    case .grid(let grid): grid.line(item / grid.perLine)
    case .lines(let lines): lines.line(of: item)
    case .runs(let runs): runs.line(of: item)
    }
  }

  /// Replaces the estimated sizes of items; sizes that aren't estimates stay.
  mutating func set(_ changes: [Int: CGSize]) {
    guard case .runs(var runs) = self else { return }
    // There must be one owner during the change, or the arrays would be copied.
    self = .lines(.none)
    runs.set(changes)
    self = .runs(runs)
  }
}
