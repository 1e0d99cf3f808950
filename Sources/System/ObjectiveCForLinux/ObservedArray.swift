import Foundation

extension NSObject {
  /// Returns an array that represents a property. Changing it changes the property, and observers by key path
  /// are notified of the elements that were inserted, removed or replaced.
  ///
  /// If the object doesn't have such an array, this is reported, and the result doesn't represent a property.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    guard PropertyElements(of: key, in: self) != nil else {
      Diagnostics.report("\(type(of: self)) has no array '\(key)' that can be read by name")
      return NSMutableArray()
    }
    return ObservedArray(owner: self, key: key)
  }

  /// Returns an array that represents the property at the end of names that are separated by dots.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let names = keyPath.split(separator: ".").map(String.init)
    let way = names.dropLast().joined(separator: ".")
    let owner = way.isEmpty ? self : value(forKeyPath: way) as? NSObject
    return owner?.mutableArrayValue(forKey: names.last ?? "") ?? NSMutableArray()
  }

  /// Notifies observers by key path that elements of an array are about to change. Each call must be followed
  /// by one of `didChange(_:valuesAt:forKey:)`.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObservers.of(self)?.willChange(
      key, of: self, elements: ElementChange(kind: changeKind, indexes: indexes))
  }

  /// Notifies observers by key path that elements of an array have changed.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObservers.of(self)?.didChange(key)
  }
}

/// An array that changes the array of a property.
final class ObservedArray: NSMutableArray {
  private var owner: NSObject?
  private var key = ""

  convenience init(owner: NSObject, key: String) {
    self.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  private var elements: PropertyElements? {
    owner.flatMap { PropertyElements(of: key, in: $0) }
  }

  private func change(_ kind: NSKeyValueChange, at index: Int, _ body: (NSMutableArray) -> Void) {
    guard let owner else { return }
    let indexes = IndexSet(integer: index)
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    if let array = owner.value(forKey: key) as? NSMutableArray {
      body(array)
    } else {
      let array = NSMutableArray(array: elements?.all ?? [])
      body(array)
      owner.setValue((0..<array.count).map { array.object(at: $0) }, forKey: key)
    }
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }

  override var count: Int { elements?.count ?? 0 }

  override func object(at index: Int) -> Any { elements?[index] ?? NSNull() }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, at: index) { $0.removeObject(at: index) }
  }

  /// Replaces an element, or adds one after the last element: on iOS `array[array.count] = object` does that,
  /// and it calls this method.
  ///
  /// Source: Apple, NSMutableArray, `setObject(_:atIndexedSubscript:)`: "If the index is equal to count, the
  /// element is added to the end of the array".
  override func replaceObject(at index: Int, with anObject: Any) {
    if index == count { return insert(anObject, at: index) }
    change(.replacement, at: index) { $0.replaceObject(at: index, with: anObject) }
  }

  /// Replaces as many elements as there are on both sides, and removes or inserts the rest.
  ///
  /// Foundation leaves this method to subclasses. Source: Eureka's tests, green on iOS, count the notifications
  /// of observers when one section replaces two.
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let shared = Swift.min(range.length, otherArray.count)
    for index in 0..<shared { replaceObject(at: range.location + index, with: otherArray[index]) }
    for index in (shared..<range.length).reversed() { removeObject(at: range.location + index) }
    for index in shared..<otherArray.count {
      insert(otherArray[index], at: range.location + index)
    }
  }

  private func holds(_ object: Any, at index: Int) -> Bool {
    _areEqual(object, self.object(at: index))
  }

  override func index(of anObject: Any) -> Int {
    (0..<count).first { holds(anObject, at: $0) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) {
    for index in (0..<count).reversed() where holds(anObject, at: index) {
      removeObject(at: index)
    }
  }

  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }
}

/// Returns whether two elements of an array are equal. An object is equal to itself.
///
/// Foundation on Linux puts objects of Swift classes into boxes, which are never equal.
@_spi(Lowered)
public func _areEqual(_ a: Any, _ b: Any) -> Bool {
  if a as AnyObject === b as AnyObject { return true }
  guard let value = a as AnyObject as? AnyHashable else { return false }
  return b as AnyObject as? AnyHashable == value
}
