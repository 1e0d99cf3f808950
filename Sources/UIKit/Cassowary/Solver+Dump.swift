extension Solver {
  /// The tableau as text: objectives by descending priority, then one line for each row.
  ///
  ///     750: 0 = 0 + 1·e3 + 1·e4
  ///     x0 = 60 + 1·e3 − 1·e4
  package var dump: String {
    let objectives = objectives.levels.map { level in
      let costs = kinds.indices.map { (Int32($0), self.objectives.cost(of: Int32($0), on: level)) }
      return "\(level.priority.level): \(text(errorSum(at: level.priority), costs))"
    }
    let rows = tableau.basics.indices.filter { tableau.basics[$0] >= 0 }.sorted {
      tableau.basics[$0] < tableau.basics[$1]
    }
    let lines = rows.map { row in
      let cells = tableau.cells(of: Int32(row)).map { ($0.symbol, $0.coefficient) }
      return "\(name(tableau.basics[row])) = \(text(tableau.constants[row], cells))"
    }
    return (objectives + lines).joined(separator: "\n")
  }

  private func text(_ constant: Double, _ cells: [(symbol: Int32, coefficient: Double)]) -> String {
    cells.filter { $0.coefficient != 0 }.sorted { $0.symbol < $1.symbol }.reduce("\(constant)") {
      $0 + ($1.coefficient < 0 ? " − " : " + ") + "\(abs($1.coefficient))·\(name($1.symbol))"
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
