/// A setting for whether section headers stay in sight while their sections scroll.
public enum StickyHeaderBehavior: Int, Sendable, CaseIterable {
  /// The table's style decides: section headers stick in plain tables and scroll in grouped ones.
  case automatic
  /// Section headers stick in every style.
  case always
  /// Section headers scroll with the rows in every style.
  case never
}
