import Foundation

/// Which elements of an array change, and how.
struct ElementChange {
  let kind: NSKeyValueChange
  /// The places afterwards of elements that come; the places before of all others.
  let indexes: IndexSet

  /// The elements before the change that it is about; `nil` for those that come.
  func old(_ elements: PropertyElements) -> [Any]? {
    kind == .insertion ? nil : elements.at(indexes)
  }

  /// The elements after the change that it is about; `nil` for those that go.
  func new(_ elements: PropertyElements) -> [Any]? {
    kind == .removal ? nil : elements.at(indexes)
  }
}
