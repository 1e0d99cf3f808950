import Foundation

/// The elements of a property that is an array. An Objective-C array is read in place; a Swift array is copied.
struct PropertyElements {
  private let array: NSArray

  /// Returns `nil` if there is no such property or it isn't an array.
  init?(of key: String, in owner: NSObject) {
    let value = owner.value(forKey: key)
    guard let array = value as? NSArray ?? (value as? [Any]).map(NSArray.init(array:)) else {
      return nil
    }
    self.array = array
  }

  var count: Int { array.count }
  subscript(index: Int) -> Any { array.object(at: index) }
  var all: [Any] { (0..<count).map { self[$0] } }

  func at(_ indexes: IndexSet) -> [Any] {
    indexes.filter((0..<count).contains).map { self[$0] }
  }
}
