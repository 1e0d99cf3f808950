extension UIStackView {
  /// The way in which the arranged views share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; their hugging and compression priorities decide which of them change their
    /// lengths.
    case fill = 0
    /// They fill it and have equal lengths.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// They keep their lengths, and the gaps are equal, at least `spacing`.
    case equalSpacing = 3
    /// The distances of their centres are equal, with gaps of at least `spacing`.
    case equalCentering = 4
  }

  /// The position of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading = 1
    case firstBaseline = 2
    case center = 3
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
