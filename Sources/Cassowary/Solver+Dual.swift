extension Solver {
  /// The dual simplex: makes the rows in `infeasible` feasible again and keeps the solution
  /// optimal on the way.
  ///
  /// - Returns: the constraints that forbid it. The tableau is then still infeasible.
  mutating func restoreFeasibility() -> Conflict? {
    while let symbol = takeLowestInfeasible() {
      let index = Int(rowIndex[Int(symbol)])
      guard let entering = dualEnteringSymbol(of: rows[index]) else {
        infeasible.removeAll(keepingCapacity: true)
        return conflict(from: rows[index], nil)
      }
      pivot(entering: entering, rowAt: index)
    }
    return nil
  }

  /// The lowest symbol (Bland's rule, so that degenerate systems do not cycle) among those still
  /// infeasible.
  private mutating func takeLowestInfeasible() -> Int32? {
    var lowest: Int32?
    infeasible.removeAll { symbol in
      let index = Int(rowIndex[Int(symbol)])
      guard index >= 0 else { return true }
      let constant = rows[index].constant
      let isInfeasible =
        constant < -Tolerance.feasibility
        || (kinds[Int(symbol)] == .dummy && constant > Tolerance.feasibility)
      if isInfeasible, symbol < lowest ?? .max { lowest = symbol }
      return !isInfeasible
    }
    return lowest
  }

  /// The symbol that raises the row at the least cost, compared level by level; among equals the
  /// lowest. `nil` when none raises it.
  private func dualEnteringSymbol(of row: Row) -> Int32? {
    guard kinds[Int(row.basic)] != .dummy else { return nil }
    var best: Cell?
    for cell in row.cells {
      switch kinds[Int(cell.symbol)] {
      // An unbounded nonbasic variable is free in both directions and costs nothing.
      case .free: return cell.symbol
      case .unused, .dummy: continue
      case .nonnegative, .slack, .error:
        guard cell.coefficient > Tolerance.coefficient else { continue }
        guard let current = best else {
          best = cell
          continue
        }
        if isCheaper(cell, than: current) { best = cell }
      }
    }
    return best?.symbol
  }

  private func isCheaper(_ a: Cell, than b: Cell) -> Bool {
    for level in levels {
      let costA = level.row.coefficient(of: a.symbol) / a.coefficient
      let costB = level.row.coefficient(of: b.symbol) / b.coefficient
      if abs(costA - costB) > Self.costTolerance { return costA < costB }
    }
    return false
  }

  /// The constraints whose symbols prove that `row` cannot reach zero.
  ///
  /// A row `basic = c + Σ cells` that no symbol can bring to the right side of zero is a sum of the
  /// constraints to which its symbols belong, with signs that leave nothing to choose (Farkas).
  func conflict(from row: Row, _ newcomer: Record?) -> Conflict {
    var slots = row.cells.map { slotOfSymbol[Int($0.symbol)] }
    if row.basic >= 0 { slots.append(slotOfSymbol[Int(row.basic)]) }
    var constraints: [Constraint] = []
    for slot in slots where slot >= 0 {
      guard let record = records[Int(slot)], record.serial != newcomer?.serial else { continue }
      let constraint = Constraint(slot: slot, serial: record.serial)
      if !constraints.contains(constraint) { constraints.append(constraint) }
    }
    return Conflict(constraints: constraints.sorted { $0.serial < $1.serial })
  }
}
