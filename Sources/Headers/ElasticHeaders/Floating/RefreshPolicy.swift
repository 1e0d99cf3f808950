/// How a header and the `refreshControl` of its scroll view share the room above the content.
///
/// Whatever the policy, the control alone changes `contentInset`, and puts it back.
public enum RefreshPolicy: Int, Sendable, CaseIterable {
  /// The control turns in front of the stretched header.
  case overHeader
  /// The header stretches in front of the control, which is not seen: for apps that show in the
  /// header that they refresh.
  case behindHeader
  /// As long as there is a control, the header moves down with the rows instead of stretching, and
  /// leaves the control its room.
  case insteadOfStretching
}
