/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It moves up and down.
  case slide = 2
}
