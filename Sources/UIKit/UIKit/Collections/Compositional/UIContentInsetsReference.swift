/// The reference for the space at the sides of a layout's content.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the surroundings; in the end the safe area.
  case automatic = 0
  /// No space.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}
