import Foundation

/// Which elements of an array change, and how.
struct ElementChange {
  let kind: NSKeyValueChange
  /// Of elements that come: where they are afterwards; of others where they are before.
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
