extension Solver {
  /// What is wrong with the tableau; empty when it is sound. Checks everything from scratch: for
  /// tests.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { broken.append(message()) }
    }
    var mentions = [Int32](repeating: 0, count: kinds.count)
    for row in rows + levels.map(\.row) {
      let symbols = row.cells.map(\.symbol)
      expect(zip(symbols, symbols.dropFirst()).allSatisfy(<), "cells out of order: \(row)")
      for cell in row.cells {
        mentions[Int(cell.symbol)] += 1
        expect(cell.coefficient != 0, "a zero in \(row)")
        expect(rowIndex[Int(cell.symbol)] < 0, "basic symbol \(cell.symbol) in \(row)")
        expect(kinds[Int(cell.symbol)] != .unused, "unused symbol \(cell.symbol) in \(row)")
      }
    }
    expect(mentions == occurrences, "occurrences \(occurrences), but \(mentions)")
    expect(artificial == nil, "an artificial objective is left")
    expect(rows.count == constraintCount, "\(rows.count) rows, \(constraintCount) constraints")
    for (index, row) in rows.enumerated() {
      expect(rowIndex[Int(row.basic)] == Int32(index), "row \(index) is not where it should be")
      expect(kinds[Int(row.basic)] != .unused, "row \(index) has an unused basic symbol")
      if kinds[Int(row.basic)].isRestricted {
        expect(row.constant >= -10 * Tolerance.feasibility, "row \(row.basic) is infeasible")
      }
      if kinds[Int(row.basic)] == .dummy {
        expect(abs(row.constant) <= 10 * Tolerance.feasibility, "dummy \(row.basic) is not zero")
      }
    }
    for (slot, record) in records.enumerated() {
      guard let record else { continue }
      check(record, slot: slot, expect)
    }
    if isOptimal { checkOptimality(expect) }
    return broken
  }

  /// The symbols of a constraint account for its expression.
  private func check(
    _ record: Record, slot: Int, _ expect: (Bool, @autoclosure () -> String) -> Void
  ) {
    func value(_ symbol: Int32) -> Double {
      guard symbol >= 0, rowIndex[Int(symbol)] >= 0 else { return 0 }
      return rows[Int(rowIndex[Int(symbol)])].constant
    }
    let expression = record.terms.reduce(record.constant) {
      $0 + $1.coefficient * value($1.variable.symbol)
    }
    let markers =
      record.markerSign * value(record.marker) - record.markerSign * value(record.other)
    expect(
      abs(expression + markers) < 1e-6 * max(1, abs(record.constant)),
      "constraint \(record.serial): expression \(expression), markers \(markers)")
  }

  /// No nonbasic symbol can improve a level without harm to a higher one.
  private func checkOptimality(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    for (index, level) in levels.enumerated() {
      expect(
        enteringSymbol(of: level.row, above: index) == nil,
        "level \(level.priority.level) is not optimal")
      let sum = errorSum(at: level.priority)
      expect(
        abs(sum - level.row.constant) < 1e-6 * max(1, sum),
        "level \(level.priority.level) says \(level.row.constant), the errors are \(sum)")
    }
  }

  /// The sum of the violations on a level in the present solution.
  package func errorSum(at priority: Priority) -> Double {
    records.reduce(0) { sum, record in
      guard let record else { return sum }
      let expression = record.terms.reduce(record.constant) {
        $0 + $1.coefficient * value(of: $1.variable)
      }
      let penalty = expression > 0 ? record.relation.above : record.relation.below
      return penalty == .level(priority) ? sum + abs(expression) : sum
    }
  }
}
