/// The moment when a header that was scrolled out reappears.
public enum ExpansionMode: Int, Sendable, CaseIterable {
  /// The header reappears at the top of the content.
  case topOnly
  /// The header reappears as soon as the user scrolls down, at any offset, and disappears as soon as the user
  /// scrolls up.
  case immediate
}
