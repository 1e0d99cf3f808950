extension Solver {
  /// Makes `row`, which is solved for its basic symbol, part of the tableau.
  mutating func install(_ row: Row) {
    rowIndex[Int(row.basic)] = Int32(rows.count)
    for cell in row.cells { occurrences[Int(cell.symbol)] += 1 }
    noteChange(of: row.basic)
    rows.append(row)
  }

  /// Takes a row out; the last one moves into its place.
  mutating func takeRow(at index: Int) -> Row {
    let row = rows[index]
    rowIndex[Int(row.basic)] = -1
    for cell in row.cells { occurrences[Int(cell.symbol)] -= 1 }
    noteChange(of: row.basic)
    let last = rows.removeLast()
    if index < rows.count {
      rows[index] = last
      rowIndex[Int(last.basic)] = Int32(index)
    }
    return row
  }

  /// Replaces `row.basic` by `row` wherever the tableau mentions it. O(rows), and linear in the
  /// rows that do.
  mutating func substitute(_ row: Row) {
    let symbol = row.basic
    var remaining = occurrences[Int(symbol)]
    guard remaining > 0 else { return }
    for index in rows.indices {
      let position = rows[index].position(of: symbol)
      guard position < rows[index].cells.count, rows[index].cells[position].symbol == symbol
      else { continue }
      let before = rows[index].constant
      rows[index].add(
        row, times: rows[index].cells[position].coefficient, without: symbol, scratch: &scratch,
        occurrences: &occurrences, weight: 1)
      if rows[index].constant != before { noteConstant(ofRowAt: index) }
      remaining -= 1
      if remaining == 0 { return }
    }
    for index in levels.indices {
      let coefficient = levels[index].row.coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      levels[index].row.add(
        row, times: coefficient, without: symbol, scratch: &scratch, occurrences: &occurrences,
        weight: 1)
    }
    if let coefficient = artificial?.coefficient(of: symbol), coefficient != 0 {
      artificial!.add(
        row, times: coefficient, without: symbol, scratch: &scratch, occurrences: &occurrences,
        weight: 1)
    }
  }

  /// The constant of a row changed: so did its variable's value, and perhaps the row lost its
  /// feasibility.
  mutating func noteConstant(ofRowAt index: Int) {
    let basic = rows[index].basic
    noteChange(of: basic)
    switch kinds[Int(basic)] {
    case .unused, .free: break
    case .dummy:
      if abs(rows[index].constant) > Tolerance.feasibility { infeasible.append(basic) }
    case .nonnegative, .slack, .error:
      if rows[index].constant < -Tolerance.feasibility { infeasible.append(basic) }
    }
  }

  /// Strikes a symbol that is zero out of all rows.
  mutating func removeColumn(of symbol: Int32) {
    guard occurrences[Int(symbol)] > 0 else { return }
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].row.remove(symbol) }
    occurrences[Int(symbol)] = 0
  }

  /// Lets `entering` take the place in the basis of the row at `index`.
  mutating func pivot(entering: Int32, rowAt index: Int) {
    pivots += 1
    var row = takeRow(at: index)
    // basic = row, so 0 = row − basic.
    row.insert(row.basic, -1)
    row.solve(for: entering)
    substitute(row)
    install(row)
  }
}
