/// The way a header and the `refreshControl` of its scroll view share the space above the content.
///
/// With every policy, only the control changes `contentInset` and restores it.
public enum RefreshPolicy: Int, Sendable, CaseIterable {
  /// The control spins in front of the stretched header.
  case overHeader
  /// The header stretches in front of the control and hides it. Use this if your header itself shows that it
  /// refreshes.
  case behindHeader
  /// The header moves down with the rows instead of stretching, and leaves the space above it to the control.
  /// This applies while there is a control.
  case insteadOfStretching
}
