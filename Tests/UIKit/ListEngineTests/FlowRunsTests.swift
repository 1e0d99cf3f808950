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
}
