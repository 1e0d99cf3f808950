/// Whether section headers stay in sight while their sections scroll.
public enum StickyHeaderBehavior: Int, Sendable, CaseIterable {
  /// As the table's style has it: in plain tables they stick, in grouped ones they don't.
  case automatic
  /// They stick in every style.
  case always
  /// They scroll with the rows in every style.
  case never
}
