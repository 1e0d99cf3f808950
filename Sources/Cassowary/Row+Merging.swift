extension Row {
  /// Adds `factor · other` and leaves out `symbol`. Linear in both rows: they are merged into
  /// `scratch`, which then changes places with this row's cells, so nothing is allocated once the
  /// buffers have grown.
  ///
  /// - Parameters:
  ///   - occurrences: for each symbol the number of rows that mention it.
  ///   - weight: 1 for a row of the tableau, whose mentions count; 0 for one still being made.
  mutating func add(
    _ other: Row, times factor: Double, without symbol: Int32, scratch: inout [Cell],
    occurrences: inout [Int32], weight: Int32
  ) {
    constant += factor * other.constant
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        occurrences.withUnsafeMutableBufferPointer { occurrences in
          var i = 0
          var j = 0
          while i < mine.count || j < theirs.count {
            if j == theirs.count || (i < mine.count && mine[i].symbol < theirs[j].symbol) {
              if mine[i].symbol != symbol {
                scratch.append(mine[i])
              } else {
                occurrences[Int(symbol)] -= weight
              }
              i += 1
            } else if i == mine.count || theirs[j].symbol < mine[i].symbol {
              let product = factor * theirs[j].coefficient
              if abs(product) >= Tolerance.coefficient {
                scratch.append(Cell(symbol: theirs[j].symbol, coefficient: product))
                occurrences[Int(theirs[j].symbol)] += weight
              }
              j += 1
            } else {
              let sum = mine[i].coefficient + factor * theirs[j].coefficient
              if abs(sum) >= Tolerance.coefficient {
                scratch.append(Cell(symbol: mine[i].symbol, coefficient: sum))
              } else {
                occurrences[Int(mine[i].symbol)] -= weight
              }
              i += 1
              j += 1
            }
          }
        }
      }
    }
    swap(&cells, &scratch)
  }
}
