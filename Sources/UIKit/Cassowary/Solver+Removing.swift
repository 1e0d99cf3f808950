extension Solver {
  /// Removes a constraint. The solution changes at the next ``optimize()``. Removing a constraint that isn't
  /// binding changes nothing and needs no pivot.
  package mutating func remove(_ constraint: Constraint) {
    let record = record(of: constraint)
    removeErrors(of: record)
    if kinds[Int(record.marker)] == .error { isOptimal = false }
    if !tableau.isBasic(record.marker) {
      isOptimal = false
      if let leaving = rowToLeave(for: record.marker) {
        pivot(row: leaving.row, at: Int(leaving.place))
      }
    }
    let row = tableau.rowOfSymbol[Int(record.marker)]
    if row >= 0 { tableau.remove(row) }
    releaseMarkers(of: record)
    records[Int(constraint.slot)] = nil
    unusedSlots.append(constraint.slot)
    checkInvariants()
  }

  /// Releases the symbols of a constraint that no row contains any more.
  mutating func releaseMarkers(of record: Record) {
    for symbol in [record.marker, record.other] where symbol >= 0 {
      precondition(!tableau.isBasic(symbol), "remove: a marker is still basic")
      tableau.removeColumn(of: symbol)
      release(symbol)
    }
  }

  /// Returns the row that a marker may replace so that all others stay feasible: one whose symbol is zero, as
  /// the marker then is; else the first one that limits the marker's increase or decrease; and if nothing does,
  /// an unbounded variable's. The shortest candidate is chosen, which keeps the tableau sparse.
  private func rowToLeave(for marker: Int32) -> Tableau.Mention? {
    var dummy: Tableau.Mention?
    var unbounded: Tableau.Mention?
    for mention in tableau.mentions(of: marker) {
      switch kinds[Int(tableau.basics[Int(mention.row)])] {
      case .dummy: if dummy.map({ isShorter(mention, than: $0) }) ?? true { dummy = mention }
      case .free:
        if unbounded.map({ isShorter(mention, than: $0) }) ?? true { unbounded = mention }
      case .unused, .nonnegative, .slack, .error: break
      }
    }
    if let dummy { return dummy }
    let blocking = [leavingRow(marker, .increasing), leavingRow(marker, .decreasing)]
    return blocking.compactMap(\.self).min(by: isShorter) ?? unbounded
  }

  private func isShorter(_ a: Tableau.Mention, than b: Tableau.Mention) -> Bool {
    func rank(_ mention: Tableau.Mention) -> (Int, Int32) {
      (tableau.rows.count(of: mention.row), tableau.basics[Int(mention.row)])
    }
    return rank(a) < rank(b)
  }
}
