extension UIView {
  /// Whether the view keeps its colours if the user has inverted those of the screen; false unless set.
  /// Stored only: colours are never inverted here.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityState.ignoresInvertColors ?? false }
    set { accessibilityState.ignoresInvertColors = newValue }
  }
}
