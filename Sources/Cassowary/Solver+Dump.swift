extension Solver {
  /// The tableau for reading: objectives by descending priority, then a line for each row.
  ///
  ///     750: 0 = 0 + 1·e3 + 1·e4
  ///     x0 = 60 + 1·e3 − 1·e4
  package var dump: String {
    let objectives = levels.map { "\($0.priority.level): \(text($0.row))" }
    let lines = rows.sorted { $0.basic < $1.basic }.map { "\(name($0.basic)) = \(text($0))" }
    return (objectives + lines).joined(separator: "\n")
  }

  private func text(_ row: Row) -> String {
    row.cells.reduce("\(row.constant)") { line, cell in
      line + (cell.coefficient < 0 ? " − " : " + ")
        + "\(abs(cell.coefficient))·\(name(cell.symbol))"
    }
  }

  private func name(_ symbol: Int32) -> String {
    let letter =
      switch kinds[Int(symbol)] {
      case .unused: "?"
      case .free: "x"
      case .nonnegative: "w"
      case .slack: "s"
      case .error: "e"
      case .dummy: "d"
      }
    return "\(letter)\(symbol)"
  }
}
