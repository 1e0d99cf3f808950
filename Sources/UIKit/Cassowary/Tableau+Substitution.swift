extension Tableau {
  /// Replaces `symbol` by `definition` everywhere. The time is linear in the number of rows that contain it,
  /// and in the length of the definition for each of them.
  ///
  /// - Parameter changed: Receives the rows whose constants changed.
  mutating func substitute(
    _ symbol: Int32, by definition: SparseAccumulator, changed: inout [Int32]
  ) {
    for index in 0..<columns.count(of: symbol) {
      let mention = columns[symbol, index]
      let factor = rows[mention.row, Int(mention.place)].coefficient
      removeCell(of: mention.row, at: Int(mention.place))
      add(definition, times: factor, to: mention.row)
      let shift = factor * definition.constant
      if shift != 0 {
        constants[Int(mention.row)] += shift
        changed.append(mention.row)
      }
    }
    columns.removeAll(in: symbol)
  }

  /// Adds to the existing cells, then appends the missing ones.
  private mutating func add(
    _ definition: SparseAccumulator, times factor: Double, to row: Int32
  ) {
    additions &+= 1
    let (matches, noise) = addMatching(definition, times: factor, to: row)
    if matches < definition.symbols.count {
      rows.reserve(definition.symbols.count - matches, in: row)
      for symbol in definition.symbols where lastMatch[Int(symbol)] != additions {
        let product = factor * definition[symbol]
        if abs(product) >= Tolerance.coefficient { append(symbol, product, to: row) }
      }
    }
    guard noise > 0 else { return }
    // Cancelled cells are removed from the end, because the last cell replaces each of them.
    for place in stride(from: rows.count(of: row) - 1, through: 0, by: -1)
    where rows[row, place].coefficient == 0 {
      removeMention(rows[row, place])
      removeCell(of: row, at: place)
    }
  }

  /// Adds to the existing cells, and leaves zeros where terms cancel.
  ///
  /// - Returns: The number of the row's cells that are in the definition, and how many of them are zero now.
  private mutating func addMatching(
    _ definition: SparseAccumulator, times factor: Double, to row: Int32
  ) -> (matches: Int, noise: Int) {
    var matches = 0
    var noise = 0
    let range = rows.range(of: row)
    let addition = additions
    rows.elements.withUnsafeMutableBufferPointer { cells in
      definition.values.withUnsafeBufferPointer { values in
        lastMatch.withUnsafeMutableBufferPointer { lastMatch in
          for index in range {
            let symbol = Int(cells[index].symbol)
            let value = values[symbol]
            guard value != 0 else { continue }
            matches &+= 1
            lastMatch[symbol] = addition
            let sum = cells[index].coefficient + factor * value
            if abs(sum) >= Tolerance.coefficient {
              cells[index].coefficient = sum
            } else {
              cells[index].coefficient = 0
              noise &+= 1
            }
          }
        }
      }
    }
    return (matches, noise)
  }
}
