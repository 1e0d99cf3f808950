extension Tableau {
  /// Returns the errors in the cross references; empty if they are valid.
  ///
  /// - Parameter isUsed: Whether each symbol is in use.
  func brokenInvariants(isUsed: [Bool]) -> [String] {
    var broken: [String] = []
    func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { broken.append(message()) }
    }
    var cellCount = 0
    for (row, basic) in basics.enumerated() {
      let cells = cells(of: Int32(row))
      guard basic >= 0 else {
        expect(cells.isEmpty, "row \(row) is not in use, but has \(cells.count) cells")
        continue
      }
      expect(rowOfSymbol[Int(basic)] == Int32(row), "row \(row) is not where it should be")
      expect(isUsed[Int(basic)], "row \(row) has an unused basic symbol")
      expect(Set(cells.map(\.symbol)).count == cells.count, "row \(row) has a symbol twice")
      for (place, cell) in cells.enumerated() {
        cellCount += 1
        expect(cell.coefficient != 0, "a zero in row \(row)")
        expect(!isBasic(cell.symbol), "basic symbol \(cell.symbol) in row \(row)")
        expect(isUsed[Int(cell.symbol)], "unused symbol \(cell.symbol) in row \(row)")
        guard Int(cell.place) < columns.count(of: cell.symbol) else {
          broken.append("no mention of \(cell.symbol) in row \(row)")
          continue
        }
        let mention = columns[cell.symbol, Int(cell.place)]
        expect(
          mention.row == Int32(row) && mention.place == Int32(place),
          "row \(row) has \(cell.symbol) at \(place), mentioned is \(mention)")
      }
    }
    let mentionCount = rowOfSymbol.indices.reduce(0) { $0 + columns.count(of: Int32($1)) }
    expect(cellCount == mentionCount, "\(cellCount) cells, \(mentionCount) mentions")
    return broken
  }
}
