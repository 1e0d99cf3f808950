/// Formats counts with their nouns.
package enum Counted {
  /// Returns a count with its noun: `1 dish`, `2 dishes`.
  package static func text(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
