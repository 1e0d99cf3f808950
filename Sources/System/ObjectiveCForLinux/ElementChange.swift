import Foundation

/// A change of the elements of an array.
struct ElementChange {
  let kind: NSKeyValueChange
  /// The new indexes of inserted elements, or the old indexes of all others.
  let indexes: IndexSet

  /// Returns the affected elements before the change, or `nil` for inserted ones.
  func old(_ elements: PropertyElements) -> [Any]? {
    kind == .insertion ? nil : elements.at(indexes)
  }

  /// Returns the affected elements after the change, or `nil` for removed ones.
  func new(_ elements: PropertyElements) -> [Any]? {
    kind == .removal ? nil : elements.at(indexes)
  }
}
