import Testing
import UIKit

/// Random operations on tables of every style and kind of heights. After each operation, the table
/// is compared with a simple model.
@MainActor struct TableModelTests {
  static let operations = 240

  /// 42 seeds combine each of the three styles with each of the six kinds of rows, some on a whole
  /// screen that rotates: 10,080 operations.
  @Test(arguments: 0..<42) func randomOperations(seed: Int) {
    let bench = TableModelBench(seed: seed)
    var history: [String] = []
    for _ in 0..<Self.operations {
      history.append(bench.step())
      let differences = bench.differences()
      guard differences.isEmpty else {
        let report = differences.prefix(6).joined(separator: "\n")
        let last = history.suffix(3).joined(separator: "\n")
        Issue.record("seed \(seed), operation \(history.count):\n\(last)\n\(report)")
        return
      }
    }
  }
}
