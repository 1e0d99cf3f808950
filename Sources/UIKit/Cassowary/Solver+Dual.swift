extension Solver {
  /// The dual simplex: makes the rows of the symbols in `infeasible` feasible again, lowest first
  /// (Bland's rule, so that degenerate systems do not cycle), and keeps the solution optimal on the
  /// way.
  ///
  /// - Parameter newcomer: the serial number of a constraint that is not to be named.
  /// - Returns: the constraints that forbid it. The tableau is then still infeasible, and the rows
  ///   that are keep waiting.
  mutating func restoreFeasibility(newcomer: UInt32? = nil) -> Conflict? {
    while let symbol = infeasible.popLowest() {
      let row = tableau.rowOfSymbol[Int(symbol)]
      guard row >= 0, isInfeasible(row) else { continue }
      guard let entering = dualEnteringCell(of: row) else {
        infeasible.insert(symbol)
        let symbols = tableau.cells(of: row).map(\.symbol) + [symbol]
        return Conflict(constraints: constraints(of: symbols, except: newcomer))
      }
      pivot(row: row, at: entering)
    }
    return nil
  }

  private func isInfeasible(_ row: Int32) -> Bool {
    let constant = tableau.constants[Int(row)]
    let kind = kinds[Int(tableau.basics[Int(row)])]
    return (kind.isRestricted && constant < -Tolerance.feasibility)
      || (kind == .dummy && constant > Tolerance.feasibility)
  }

  /// The place of the cell whose symbol raises the row at the least cost, compared level by level;
  /// among equals the lowest symbol. `nil` when none raises it, and for a dummy above zero, which
  /// repeats what other equations say.
  private func dualEnteringCell(of row: Int32) -> Int? {
    guard tableau.constants[Int(row)] < 0 else { return nil }
    var best: (place: Int, cell: Tableau.Cell)?
    for (place, cell) in tableau.cells(of: row).enumerated() {
      switch kinds[Int(cell.symbol)] {
      case .unused, .dummy: continue
      // An unbounded nonbasic variable is free in both directions and costs nothing.
      case .free: return place
      case .nonnegative, .slack, .error:
        guard cell.coefficient > Tolerance.coefficient else { continue }
      }
      if let other = best?.cell, !isBetter(cell, than: other) { continue }
      best = (place, cell)
    }
    return best?.place
  }

  private func isBetter(_ a: Tableau.Cell, than b: Tableau.Cell) -> Bool {
    if objectives.isCheaper(a.symbol, per: a.coefficient, than: b.symbol, per: b.coefficient) {
      return true
    }
    return a.symbol < b.symbol
      && !objectives.isCheaper(b.symbol, per: b.coefficient, than: a.symbol, per: a.coefficient)
  }

  /// The constraints to which symbols belong, oldest first.
  ///
  /// A row `basic = c + Σ cells` that no symbol can bring to the right side of zero is a sum of the
  /// constraints to which its symbols belong, with signs that leave nothing to choose: that proves
  /// them contradictory (Farkas).
  func constraints(of symbols: [Int32], except newcomer: UInt32? = nil) -> [Constraint] {
    let slots = Set(symbols.map { slotOfSymbol[Int($0)] })
    let constraints = slots.compactMap { slot -> Constraint? in
      guard slot >= 0, let record = records[Int(slot)], record.serial != newcomer else {
        return nil
      }
      return Constraint(slot: slot, serial: record.serial)
    }
    return constraints.sorted { $0.serial < $1.serial }
  }
}
