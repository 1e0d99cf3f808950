extension Solver {
  /// Takes a constraint away. The solution follows at the next ``optimize()``; one that did not
  /// bind anything changes nothing and costs no pivot.
  package mutating func remove(_ constraint: Constraint) {
    let record = record(of: constraint)
    removeErrors(of: record)
    if kinds[Int(record.marker)] == .error || record.other >= 0 { isOptimal = false }
    var index = Int(rowIndex[Int(record.marker)])
    if index < 0 {
      isOptimal = false
      if let leaving = rowToLeave(for: record.marker) {
        pivot(entering: record.marker, rowAt: leaving)
        index = Int(rowIndex[Int(record.marker)])
      }
    }
    if index >= 0 { _ = takeRow(at: index) }
    releaseMarkers(of: record)
    records[Int(constraint.slot)] = nil
    unusedSlots.append(constraint.slot)
  }

  /// Gives back the symbols of a constraint that no row binds any more.
  mutating func releaseMarkers(of record: Record) {
    for symbol in [record.marker, record.other] where symbol >= 0 {
      precondition(rowIndex[Int(symbol)] < 0, "remove: a marker is still basic")
      removeColumn(of: symbol)
      release(symbol)
    }
  }

  /// The row that a marker may replace so that all others stay feasible: one that is bound to zero,
  /// else the first to block the marker's growth, else its fall, else an unbounded variable's.
  private func rowToLeave(for marker: Int32) -> Int? {
    var unbounded: Int?
    for index in rows.indices where rows[index].coefficient(of: marker) != 0 {
      switch kinds[Int(rows[index].basic)] {
      case .dummy: return index
      case .free:
        if unbounded == nil || rows[index].basic < rows[unbounded!].basic { unbounded = index }
      case .unused, .nonnegative, .slack, .error: break
      }
    }
    return leavingRow(entering: marker, decreasing: false)
      ?? leavingRow(entering: marker, decreasing: true) ?? unbounded
  }
}
