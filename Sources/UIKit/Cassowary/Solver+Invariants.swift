extension Solver {
  /// Checks the system at the end of every operation in debug builds; otherwise it does nothing.
  func checkInvariants() {
    #if DEBUG
      guard checksInvariants else { return }
      let broken = brokenInvariants()
      precondition(
        broken.isEmpty, "The solver is broken:\n\(broken.joined(separator: "\n"))\n\(dump)")
    #endif
  }

  /// Returns the violated invariants; empty if the system is valid. It checks everything from scratch and is
  /// meant for tests.
  package func brokenInvariants() -> [String] {
    var broken = tableau.brokenInvariants(isUsed: kinds.map { $0 != .unused })
    func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { broken.append(message()) }
    }
    expect(current.symbols.isEmpty, "a row is left on its way")
    expect(
      tableau.rowCount == constraintCount,
      "\(tableau.rowCount) rows, \(constraintCount) constraints")
    for (row, basic) in tableau.basics.enumerated() where basic >= 0 {
      let constant = tableau.constants[row]
      if kinds[Int(basic)].isRestricted {
        expect(constant >= -10 * Tolerance.feasibility, "symbol \(basic) is \(constant)")
      }
      if kinds[Int(basic)] == .dummy {
        expect(abs(constant) <= 10 * Tolerance.feasibility, "dummy \(basic) is \(constant)")
      }
    }
    for symbol in kinds.indices.map({ Int32($0) }) where kinds[Int(symbol)] == .free {
      let basics = tableau.mentions(of: symbol).map { tableau.basics[Int($0.row)] }
      expect(
        basics.allSatisfy { kinds[Int($0)] == .free }, "a bounded symbol stands on free \(symbol)")
    }
    for case let record? in records { check(record, expect) }
    for level in objectives.levels { checkCosts(on: level, expect) }
    if isOptimal { checkOptimality(expect) }
    return broken
  }

  /// Checks that a constraint's symbols account for its expression.
  private func check(_ record: Record, _ expect: (Bool, @autoclosure () -> String) -> Void) {
    let other = record.other < 0 ? 0 : tableau.value(of: record.other)
    let markers = record.markerSign * (tableau.value(of: record.marker) - other)
    let expression = residual(of: record)
    expect(
      abs(expression + markers) < 1e-6 * max(1, abs(record.constant)),
      "constraint \(record.serial): expression \(expression), markers \(markers)")
  }

  /// Checks that the costs on a level are those of its errors, expressed in nonbasic symbols.
  private func checkCosts(
    on level: Objectives.Level, _ expect: (Bool, @autoclosure () -> String) -> Void
  ) {
    var costs = [Double](repeating: 0, count: kinds.count)
    for case let record? in records {
      var symbol = record.marker
      for penalty in [record.relation.above, record.relation.below] where penalty != .forbidden {
        defer { symbol = record.other }
        guard penalty == .level(level.priority) else { continue }
        let row = tableau.rowOfSymbol[Int(symbol)]
        if row < 0 {
          costs[Int(symbol)] += 1
        } else {
          for cell in tableau.cells(of: row) { costs[Int(cell.symbol)] += cell.coefficient }
        }
      }
    }
    for (symbol, cost) in costs.enumerated() {
      let known = objectives.cost(of: Int32(symbol), on: level)
      expect(
        abs(cost - known) < 1e-7,
        "symbol \(symbol) costs \(cost) at \(level.priority.level), not \(known)")
    }
  }

  /// Checks that no nonbasic symbol can improve a level without making a higher one worse, unless nothing
  /// limits it, which is noise.
  private func checkOptimality(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    for symbol in kinds.indices.map({ Int32($0) }) where isImproving(symbol) {
      expect(
        leavingRow(symbol, .increasing) == nil, "symbol \(symbol) could improve the solution")
    }
  }

  /// Returns the sum of the violations on a level in the current solution.
  package func errorSum(at priority: Priority) -> Double {
    records.reduce(0) { sum, record in
      guard let record else { return sum }
      let expression = residual(of: record)
      let penalty = expression > 0 ? record.relation.above : record.relation.below
      return penalty == .level(priority) ? sum + abs(expression) : sum
    }
  }
}
