import ListEngine
import Testing

/// Rows in the order of a list: by section, then by row.
@Suite struct RowIDTests {
  @Test func rowsAreOrdered() {
    let rows = (0..<3).flatMap { section in (0..<3).map { RowID(section, $0) } }
    for (one, first) in rows.enumerated() {
      for (other, second) in rows.enumerated() {
        #expect((first < second) == (one < other))
        #expect((first == second) == (one == other))
      }
    }
  }
}
