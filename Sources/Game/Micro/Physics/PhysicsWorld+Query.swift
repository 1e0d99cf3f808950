extension PhysicsWorld {
  /// The additional width of bins over two of the largest cells, in lengths. The order in which `forEachCell` finds
  /// cells depends on it, and so do the bits of everything that senses them.
  private static var binMargin: Float { 0.5 }

  /// Sorts the cells into the search grid at their current positions. O(cells).
  public mutating func index() {
    grid.build(
      position: position, radius: radius, isRemoved: isRemoved, margin: Self.binMargin,
      threads: threads)
    isIndexed = true
    drift = 0
  }

  /// Calls `body` with each cell whose centre is within `reach` of `point`: row by row of the search grid, in ascending
  /// order in a bin, then cells that were added since the last `index` or `arrange`. Call `index` after a step.
  ///
  /// O(bins that the circle's square meets + cells in them).
  public func forEachCell(
    near point: Vector, within reach: Float, _ body: (_ cell: Int) -> Void
  ) {
    precondition(isIndexed, "a step has moved the cells: index() finds them again")
    grid.forEachEntry(near: point, within: reach) { entry in
      if (entry.position - point).lengthSquared <= reach * reach { body(Int(entry.cell)) }
    }
    for cell in grid.cellCount..<position.count
    where (position[cell] - point).lengthSquared <= reach * reach {
      body(cell)
    }
  }

  /// Calls `body` with each cell whose rim may be within `reach` of `point`, and with others, in no particular order.
  /// Use it if the result doesn't depend on the order. It needs no `index` after a step.
  ///
  /// O(bins that the circle's square meets + cells in them + cells that were added since `index`).
  func forEachCandidate(
    near point: Vector, within reach: Float, _ body: (_ cell: Int) -> Void
  ) {
    grid.forEachEntry(near: point, within: reach + grid.layout.largest + drift) { entry in
      if !isRemoved[Int(entry.cell)] { body(Int(entry.cell)) }
    }
    for cell in grid.cellCount..<position.count where !isRemoved[cell] { body(cell) }
  }
}

extension Grid {
  /// Calls `body` with all entries in the bins that a circle's square meets, row by row.
  @inline(__always)
  func forEachEntry(near point: Vector, within reach: Float, _ body: (Entry) -> Void) {
    guard !starts.isEmpty else { return }
    let left = layout.column(point.x - reach)
    let right = layout.column(point.x + reach)
    for row in layout.row(point.y - reach)...layout.row(point.y + reach) {
      let first = Int(starts[row * layout.columns + left])
      let end = Int(starts[row * layout.columns + right + 1])
      for index in first..<end { body(entries[index]) }
    }
  }
}
