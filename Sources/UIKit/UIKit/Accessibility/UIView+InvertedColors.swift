extension UIView {
  /// Whether the view keeps its colours where the user has inverted those of the screen; false unless
  /// set. Kept: nothing here inverts colours.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityState.ignoresInvertColors ?? false }
    set { accessibilityState.ignoresInvertColors = newValue }
  }
}
