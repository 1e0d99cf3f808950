/// The older way to say whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the rest of the interface.
  case `default` = 0
  /// Dark, with light texts.
  case black = 1
  /// As ``black``; whether content shows through is said by `isTranslucent`.
  case blackTranslucent = 2

  /// As ``black``.
  public static var blackOpaque: UIBarStyle { .black }

  /// The interface style that a bar of this style forces.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
