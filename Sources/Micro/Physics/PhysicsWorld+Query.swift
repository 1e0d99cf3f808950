extension PhysicsWorld {
  /// How much wider the bins are than two of the largest cells, in lengths. The order in which
  /// `forEachCell` finds cells, and with it the bits of what senses them, hangs on it.
  private static var binMargin: Float { 0.5 }

  /// Sorts the cells into the search grid, as they lie now. O(cells).
  public mutating func index() {
    grid.build(position: position, radius: radius, margin: Self.binMargin)
    isIndexed = true
  }

  /// Calls `body` with each cell whose centre lies within `reach` of `point`: row by row of the
  /// search grid, in a bin in ascending order, then cells that were added since the last `index` or
  /// `arrange`. After a step `index` comes first.
  ///
  /// O(bins that the circle's square meets + cells in them).
  public func forEachCell(
    near point: Vector, within reach: Float, _ body: (_ cell: Int) -> Void
  ) {
    precondition(isIndexed, "a step has moved the cells: index() finds them again")
    let reachSquared = reach * reach
    let layout = grid.layout
    let left = layout.column(point.x - reach)
    let right = layout.column(point.x + reach)
    for row in layout.row(point.y - reach)...layout.row(point.y + reach) {
      let first = Int(grid.starts[row * layout.columns + left])
      let end = Int(grid.starts[row * layout.columns + right + 1])
      for index in first..<end {
        let entry = grid.entries[index]
        if (entry.position - point).lengthSquared <= reachSquared { body(Int(entry.cell)) }
      }
    }
    for cell in grid.entries.count..<position.count
    where (position[cell] - point).lengthSquared <= reachSquared {
      body(cell)
    }
  }
}
