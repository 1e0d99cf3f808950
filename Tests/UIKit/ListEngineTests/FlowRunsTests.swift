import Foundation
import OozeKernel
import Testing

@testable import ListEngine

/// Lines of items whose sizes become known one after the other, against lines broken from all sizes at
/// once.
struct FlowRunsTests {
  private let axis = LayoutAxis.vertical

  private func agree(_ runs: FlowRuns, _ sizes: [CGSize], _ spacing: FlowSpacing) -> Bool {
    let want = FlowLines(sizes: sizes, axis: axis, spacing: spacing)
    let found = runs.lines(from: -1e9, to: 1e9)
    guard found.count == want.lines.count,
      abs(runs.length - (want.lines.last?.end ?? 0)) < FlowSpacing.tolerance
    else { return false }
    return zip(found, want.lines).allSatisfy { a, b in
      a.first == b.first && a.count == b.count && abs(a.start - b.start) < FlowSpacing.tolerance
        && a.thickness == b.thickness && abs(a.lead - b.lead) < FlowSpacing.tolerance
        && abs(a.gap - b.gap) < FlowSpacing.tolerance
    }
  }

  /// Sizes are set at random indices, in clusters, and change again, also back to the estimate.
  @Test(arguments: 1...24) func random(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) * 0x51_7C_C1_B7)
    let count = [0, 1, 7, 60, 900][generator.below(5)]
    let estimate = CGSize(width: 40 + generator.below(3) * 60, height: 30)
    let spacing = FlowSpacing(
      available: 320, line: [10, 0, -8][generator.below(3)], item: [10, 0][generator.below(2)])
    var sizes = Array(repeating: estimate, count: count)
    var runs = FlowRuns(count: count, estimate: estimate, axis: axis, spacing: spacing)
    #expect(agree(runs, sizes, spacing))
    for step in 0..<60 where count > 0 {
      var changes: [Int: CGSize] = [:]
      let start = generator.below(count)
      for _ in 0...generator.below(12) {
        let item =
          step % 3 == 0 ? generator.below(count) : min(count - 1, start + generator.below(9))
        changes[item] =
          generator.below(4) == 0
          ? estimate : CGSize(width: 10 + generator.below(340), height: 10 + generator.below(60))
      }
      runs.set(changes)
      for (item, size) in changes { sizes[item] = size }
      #expect(agree(runs, sizes, spacing), "seed \(seed), step \(step)")
      let item = generator.below(count)
      let line = runs.line(of: item)
      #expect(line.first <= item)
      #expect(item < line.first + line.count)
      let low = CGFloat(generator.below(Int(runs.length) + 1))
      let touching = runs.lines(from: -1e9, to: 1e9).filter { $0.start < low + 90 && $0.end > low }
      #expect(runs.lines(from: low, to: low + 90) == touching, "seed \(seed), step \(step)")
    }
  }

  /// A swipe through a million items, down from the top, up from the middle and anywhere: breaking and
  /// finding lines costs the same as in a thousand.
  @Test func aMillionItems() {
    let spacing = FlowSpacing(available: 320, line: 10, item: 10)
    let estimate = CGSize(width: 90, height: 30)
    for way in [1, -1, 7919] {
      let broken = [1_000, 1_000_000].map { count in
        var runs = FlowRuns(count: count, estimate: estimate, axis: axis, spacing: spacing)
        let before = runs.linesBroken
        var item = way == 1 ? 0 : count / 2
        for step in 0..<100 {
          runs.set([item: CGSize(width: 80 + step % 7, height: 40 + step % 5)])
          item = (item + way + count) % count
        }
        return runs.linesBroken - before
      }
      // A change affects its line, the one before and some more until lines begin at their former
      // positions.
      #expect(broken[0] <= 100 * 20, "\(way): \(broken)")
      #expect(broken[1] <= 100 * 20, "\(way): \(broken)")
    }
  }

  /// An item that becomes small enough moves into the line before, also into the last one of a grid.
  @Test func aSmallerItemMovesBack() {
    let spacing = FlowSpacing(available: 320, line: 10, item: 10)
    let estimate = CGSize(width: 90, height: 30)
    for count in [15, 30, 200] {
      for item in 1..<count {
        var sizes = Array(repeating: estimate, count: count)
        sizes[item].width = 15
        var runs = FlowRuns(count: count, estimate: estimate, axis: axis, spacing: spacing)
        runs.set([item: sizes[item]])
        #expect(agree(runs, sizes, spacing), "\(item) of \(count)")
        runs.set([item: estimate])
        sizes[item] = estimate
        #expect(agree(runs, sizes, spacing), "\(item) of \(count)")
      }
    }
  }

  /// Lines of estimates are one grid, apart from the last ones. The others are broken one by one.
  @Test func theCostOfLines() {
    let spacing = FlowSpacing(available: 100, line: 0, item: 0)
    let estimate = CGSize(width: 90, height: 30)
    for (count, cost) in [(1, 1), (4, 4), (5, 2), (60, 2)] {
      let runs = FlowRuns(count: count, estimate: estimate, axis: axis, spacing: spacing)
      #expect(runs.linesBroken == cost, "\(count)")
    }
  }

  /// A run of lines is split between two of them, and joins another one as long as there is space.
  @Test func runsAreSplitAndJoined() {
    let lines = (0..<300).map {
      FlowLine(first: $0 * 2, count: 2, start: CGFloat($0) * 10, thickness: 8, lead: 0, gap: 1)
    }
    let grid = FlowGrid(
      count: 10, itemSize: CGSize(width: 45, height: 8), axis: axis,
      spacing: FlowSpacing(available: 96, line: 2, item: 6))
    for run in [FlowRun(lines[3..<8]), FlowRun(first: 6, start: 30, grid: grid)] {
      #expect(run.split(at: 0).head == nil)
      #expect(run.split(at: 0).tail == run)
      #expect(run.split(at: 5).head == run)
      #expect(run.split(at: 5).tail == nil)
      let (head, tail) = run.split(at: 2)
      #expect(head?.lineCount == 2)
      #expect(tail?.first == 10)
      #expect(tail?.start == 50)
      // The first line that begins at a position or later.
      for (low, index) in [(29, 0), (30, 0), (31, 1), (70, 4), (71, 5)] {
        #expect(run.lineIndex(from: CGFloat(low)) == index, "\(low)")
      }
    }
    for (more, fits) in [(0, true), (55, true), (56, true), (57, false)] {
      var run = FlowRun(lines[..<200])
      let joined = run.join(FlowRun(lines[200..<200 + more]))
      #expect(joined == fits, "\(more)")
      #expect(run.lineCount == (fits ? 200 + more : 200), "\(more)")
    }
  }
}
