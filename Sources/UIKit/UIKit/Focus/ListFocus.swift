import Foundation

/// The settings of an app for the focus in a list; nil leaves it to the place of the list.
struct ListFocus {
  var isAllowed: Bool?
  var isAllowedInEditing: Bool?
  var isRemembered = false
  /// Whether the row that the focus comes to is selected.
  var isSelection: Bool?
  /// The row that had the focus last.
  var lastPath: IndexPath?
}
