extension UIView {
  /// Whether the view's content has a right-to-left layout.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
