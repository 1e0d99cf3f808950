/// When a header that was scrolled away comes back.
public enum ExpansionMode: Int, Sendable, CaseIterable {
  /// At the top of the content, where it belongs.
  case topOnly
  /// As soon as content is scrolled down, wherever that is. It leaves again as soon as content is
  /// scrolled up.
  case immediate
}
