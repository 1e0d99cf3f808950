/// The solved equations, `basic = constant + Σ cells`, as a sparse matrix in flat arrays.
///
/// A coefficient is reachable from its row and from its column: the cell stores its position among the symbol's
/// mentions, and the mention its position in the row. So an operation on a symbol only accesses the rows that
/// contain it.
struct Tableau: Sendable {
  struct Cell: Sendable {
    var symbol: Int32
    /// The position of the row in the symbol's column.
    var place: Int32
    var coefficient: Double
  }

  struct Mention: Sendable {
    var row: Int32
    /// The position of the symbol's cell in the row.
    var place: Int32
  }

  /// The cells by row, in no order.
  var rows = PackedLists(filler: Cell(symbol: -1, place: -1, coefficient: 0))
  /// The rows that contain each symbol. A basic symbol has none.
  var columns = PackedLists(filler: Mention(row: -1, place: -1))
  /// The basic symbol of each row; −1 for a row that isn't in use.
  private(set) var basics: [Int32] = []
  /// The value of the basic symbol of each row.
  var constants: [Double] = []
  /// The row of each basic symbol; −1 for a nonbasic one.
  private(set) var rowOfSymbol: [Int32] = []
  private var unusedRows: [Int32] = []
  /// The last addition in which a row already contained each symbol.
  var lastMatch: [UInt32] = []
  var additions: UInt32 = 0

  var rowCount: Int { basics.count - unusedRows.count }

  mutating func makeSymbol() {
    columns.makeList()
    rowOfSymbol.append(-1)
    lastMatch.append(0)
  }

  // MARK: Looking

  @inline(__always)
  func isBasic(_ symbol: Int32) -> Bool { rowOfSymbol[Int(symbol)] >= 0 }

  @inline(__always)
  func isMentioned(_ symbol: Int32) -> Bool { columns.count(of: symbol) > 0 }

  /// Returns the symbol's value in the current solution. O(1)
  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? 0 : constants[Int(row)]
  }

  @inline(__always)
  func cells(of row: Int32) -> ArraySlice<Cell> { rows.elements[rows.range(of: row)] }

  @inline(__always)
  func mentions(of symbol: Int32) -> ArraySlice<Mention> {
    columns.elements[columns.range(of: symbol)]
  }

  @inline(__always)
  func coefficient(at mention: Mention) -> Double {
    rows[mention.row, Int(mention.place)].coefficient
  }

  // MARK: Rows

  /// Adds `basic = row` to the tableau, which must not contain `basic`.
  ///
  /// - Returns: The row.
  @discardableResult
  mutating func install(_ row: SparseAccumulator, basic: Int32) -> Int32 {
    let index = unusedRows.popLast() ?? Int32(basics.count)
    if Int(index) == basics.count {
      basics.append(-1)
      constants.append(0)
      rows.makeList()
    }
    basics[Int(index)] = basic
    constants[Int(index)] = row.constant
    rowOfSymbol[Int(basic)] = index
    rows.reserve(row.symbols.count, in: index)
    for symbol in row.symbols { append(symbol, row[symbol], to: index) }
    return index
  }

  /// Removes a row. Its basic symbol becomes nonbasic, without any mention.
  mutating func remove(_ row: Int32) {
    for index in rows.range(of: row) { removeMention(rows.elements[index]) }
    rows.removeAll(in: row)
    rowOfSymbol[Int(basics[Int(row)])] = -1
    basics[Int(row)] = -1
    unusedRows.append(row)
  }

  /// Solves the row in place for the symbol of the cell at `place`.
  mutating func solve(_ row: Int32, forCellAt place: Int) {
    let entering = rows[row, place]
    let leaving = basics[Int(row)]
    removeMention(entering)
    let factor = -1 / entering.coefficient
    if factor != 1 {
      constants[Int(row)] *= factor
      for index in rows.range(of: row) { rows.elements[index].coefficient *= factor }
    }
    rows[row, place] = Cell(
      symbol: leaving, place: Int32(columns.count(of: leaving)), coefficient: -factor)
    columns.append(Mention(row: row, place: Int32(place)), to: leaving)
    rowOfSymbol[Int(leaving)] = -1
    rowOfSymbol[Int(entering.symbol)] = row
    basics[Int(row)] = entering.symbol
  }

  /// Copies a row into an accumulator.
  func load(_ row: Int32, into accumulator: inout SparseAccumulator) {
    accumulator.constant = constants[Int(row)]
    for cell in cells(of: row) { accumulator.add(cell.coefficient, of: cell.symbol) }
  }

  // MARK: Cells

  /// Removes a symbol from all rows.
  mutating func removeColumn(of symbol: Int32) {
    for index in columns.range(of: symbol) {
      let mention = columns.elements[index]
      removeCell(of: mention.row, at: Int(mention.place))
    }
    columns.removeAll(in: symbol)
  }

  @inline(__always)
  mutating func append(_ symbol: Int32, _ coefficient: Double, to row: Int32) {
    let cell = Cell(
      symbol: symbol, place: Int32(columns.count(of: symbol)), coefficient: coefficient)
    columns.append(Mention(row: row, place: Int32(rows.count(of: row))), to: symbol)
    rows.append(cell, to: row)
  }

  /// Removes a cell from its row, but leaves its mention.
  @inline(__always)
  mutating func removeCell(of row: Int32, at place: Int) {
    guard let moved = rows.swapRemove(row, at: place) else { return }
    columns[moved.symbol, Int(moved.place)].place = Int32(place)
  }

  /// Removes a cell's mention from its column, but leaves the cell.
  @inline(__always)
  mutating func removeMention(_ cell: Cell) {
    guard let moved = columns.swapRemove(cell.symbol, at: Int(cell.place)) else { return }
    rows[moved.row, Int(moved.place)].place = cell.place
  }
}
