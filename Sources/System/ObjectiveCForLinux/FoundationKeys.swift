import Foundation

/// A Foundation class whose keys are its contents rather than its properties.
///
/// Source: Apple, `UserDefaults`, `NSDictionary.value(forKey:)`, `NSMutableDictionary.setValue(_:forKey:)`,
/// `NSArray.value(forKey:)`, `NSSet.value(forKey:)`. In a key path, keys that begin with `@` can be collection operators.
protocol ContentByKey: NSObject {
  func content(forKey key: String) -> Any?
  /// Returns false where the key can't be set.
  func setContent(_ value: Any?, forKey key: String) -> Bool
}

extension UserDefaults: ContentByKey {
  func content(forKey key: String) -> Any? { object(forKey: key) }

  func setContent(_ value: Any?, forKey key: String) -> Bool {
    if let value { _set(value, forKey: key) } else { _removeObject(forKey: key) }
    return true
  }
}

extension NSDictionary: ContentByKey {
  func content(forKey key: String) -> Any? {
    key == "@count" ? count : object(forKey: NSString(string: key))
  }

  func setContent(_ value: Any?, forKey key: String) -> Bool {
    guard let dictionary = self as? NSMutableDictionary else { return false }
    if let value {
      dictionary.setObject(value, forKey: NSString(string: key))
    } else {
      dictionary.removeObject(forKey: NSString(string: key))
    }
    return true
  }
}

extension NSArray: ContentByKey {
  /// The elements' values; `NSNull` for an element without one.
  func content(forKey key: String) -> Any? {
    key == "@count" ? count : NSArray(array: map { Self.value(of: $0, forKey: key) ?? NSNull() })
  }

  func setContent(_ value: Any?, forKey key: String) -> Bool {
    for element in self { (element as AnyObject as? NSObject)?.setValue(value, forKey: key) }
    return true
  }

  fileprivate static func value(of element: Any, forKey key: String) -> Any? {
    (element as AnyObject as? NSObject)?.value(forKey: key)
  }
}

extension NSSet: ContentByKey {
  /// The elements' values, without those that have none.
  func content(forKey key: String) -> Any? {
    key == "@count" ? count : NSSet(array: compactMap { NSArray.value(of: $0, forKey: key) })
  }

  func setContent(_ value: Any?, forKey key: String) -> Bool {
    for element in self { (element as AnyObject as? NSObject)?.setValue(value, forKey: key) }
    return true
  }
}
