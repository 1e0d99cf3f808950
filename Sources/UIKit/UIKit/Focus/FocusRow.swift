/// A view that a list uses for one row after another, and whose looks depend on the focus.
@preconcurrency @MainActor protocol FocusRow: UIView {
  var isSelected: Bool { get }
  func setNeedsUpdateConfiguration()
}
