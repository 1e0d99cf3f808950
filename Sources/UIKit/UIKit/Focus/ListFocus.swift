import Foundation

/// An app's focus settings for a list. Nil means the default for the list's location.
struct ListFocus {
  var isAllowed: Bool?
  var isAllowedInEditing: Bool?
  var isRemembered = false
  /// Whether a row is selected when it receives the focus.
  var isSelection: Bool?
  /// The row that last had the focus.
  var lastPath: IndexPath?
}
