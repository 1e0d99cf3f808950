/// The items that were announced to a prefetching data source and did not come into sight yet.
struct Prefetched {
  private(set) var items: Set<RowID> = []

  /// Enters what is expected next, of which none is in sight; returns what to announce and what to
  /// call off.
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
