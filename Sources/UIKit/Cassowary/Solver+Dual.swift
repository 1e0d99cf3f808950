extension Solver {
  /// The dual simplex: makes the rows of the symbols in `infeasible` feasible again, lowest first (Bland's
  /// rule, so that degenerate systems don't cycle), and keeps the solution optimal.
  ///
  /// - Parameter newcomer: The serial number of a constraint that isn't named in the conflict.
  /// - Returns: The constraints that make it impossible. The tableau is then still infeasible, and its
  ///   infeasible rows stay in the queue.
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

  /// Returns the position of the cell whose symbol raises the row at the lowest cost, compared level by level;
  /// for equal costs, the lowest symbol. Returns `nil` if none raises it, and for a dummy above zero, which
  /// repeats other equations.
  private func dualEnteringCell(of row: Int32) -> Int? {
    guard tableau.constants[Int(row)] < 0 else { return nil }
    var best: (place: Int, cell: Tableau.Cell)?
    for (place, cell) in tableau.cells(of: row).enumerated() {
      switch kinds[Int(cell.symbol)] {
      case .unused, .dummy: continue
      // An unbounded nonbasic variable can move in both directions without cost.
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

  /// Returns the constraints to which symbols belong, oldest first.
  ///
  /// A row `basic = c + Σ cells` that no symbol can bring to the right side of zero is a sum of its symbols'
  /// constraints, with signs that leave no choice. This proves that they contradict each other (Farkas).
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
