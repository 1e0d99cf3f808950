extension UIView {
  /// Whether the view's content is laid out from right to left.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
