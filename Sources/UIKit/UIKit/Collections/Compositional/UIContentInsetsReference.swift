/// The edges that the sides of a layout's content keep clear of.
public enum UIContentInsetsReference: Int, Sendable {
  /// As what is around says; the safe area in the end.
  case automatic = 0
  /// Nothing.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  /// The width in which text reads well.
  case readableContent = 4
}
