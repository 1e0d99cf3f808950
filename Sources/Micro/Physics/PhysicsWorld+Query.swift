extension PhysicsWorld {
  /// Calls `body` with each cell whose centre lies within `reach` of `point`: row by row of the
  /// search grid, in a bin in ascending order, then cells that were added since the last `arrange`.
  ///
  /// O(bins that the circle's square meets + cells in them).
  public func forEachCell(
    near point: Vector, within reach: Float, _ body: (_ cell: Int) -> Void
  ) {
    let reachSquared = reach * reach
    let columns = grid.column(point.x - reach)...grid.column(point.x + reach)
    for row in grid.row(point.y - reach)...grid.row(point.y + reach) {
      let first = Int(grid.starts[row * grid.columns + columns.lowerBound])
      let end = Int(grid.starts[row * grid.columns + columns.upperBound + 1])
      for index in first..<end {
        let cell = Int(grid.entries[index].cell)
        if (position[cell] - point).lengthSquared <= reachSquared { body(cell) }
      }
    }
    for cell in grid.count..<position.count
    where (position[cell] - point).lengthSquared <= reachSquared {
      body(cell)
    }
  }
}
