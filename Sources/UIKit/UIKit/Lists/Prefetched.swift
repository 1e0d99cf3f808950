import ListEngine

/// The items that a prefetching data source was asked for and that aren't visible yet.
struct Prefetched {
  private(set) var items: Set<RowID> = []

  /// Sets the next expected items, none of which is visible. Returns the items to prefetch and
  /// those to cancel.
  mutating func expect(
    _ expected: [RowID], isVisible: (RowID) -> Bool
  ) -> (new: [RowID], gone: [RowID]) {
    let known = items
    items = Set(expected)
    let gone = known.filter { !items.contains($0) && !isVisible($0) }
    return (expected.filter { !known.contains($0) }, gone.sorted())
  }

  mutating func forget() { items = [] }

  mutating func renumber(_ renumbering: ListRenumbering) { items = renumbering.items(items) }
}
