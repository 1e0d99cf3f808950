import Foundation

extension Unmanaged where Instance == NSString {
  /// Returns the object of a string, which is never released: keys are constants, and each object is made once.
  public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> {
    passUnretained(KeptObjects.shared.object(for: value as NSString))
  }
}

/// The objects for Swift values whose addresses Core Foundation's functions return. Nobody owns those
/// addresses, so the objects are never released; there is one for all equal values. The lock protects the set.
private final class KeptObjects: @unchecked Sendable {
  static let shared = KeptObjects()

  private let lock = NSLock()
  private var objects: [NSObject: NSObject] = [:]
  private var dictionaries: [CFDictionary] = []

  func object<Object: NSObject>(for object: Object) -> Object {
    lock.withLock {
      if let known = objects[object] as? Object { return known }
      objects[object] = object
      return object
    }
  }

  func keep(_ dictionary: CFDictionary) { lock.withLock { dictionaries.append(dictionary) } }
}

/// Returns whether the dictionary contains a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  theDict?[hashable(key)] != nil
}

/// Returns the number of pairs.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns the address of a value, or `nil` if the dictionary doesn't contain the key.
///
/// An object's address is valid while the dictionary exists. So is the address of a nested `CFDictionary`,
/// which can be read with `unsafeBitCast(address, to: CFDictionary.self)`. Swift's numbers and strings become
/// objects that are never released.
/// - Parameter key: The address of an object, such as `Unmanaged.passUnretained(key).toOpaque()`.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  guard let value = theDict?[hashable(key)] else { return nil }
  // A dictionary is a reference to its storage, which differs if its type isn't the same.
  if let dictionary = value as? CFDictionary {
    if type(of: value) != CFDictionary.self { KeptObjects.shared.keep(dictionary) }
    return unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
  }
  if type(of: value) is AnyClass {
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }
  guard let object = (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? NSObject
  else { return nil }
  let kept = KeptObjects.shared.object(for: object)
  return UnsafeRawPointer(Unmanaged.passUnretained(kept).toOpaque())
}

/// Returns whether the dictionary contains a key, and stores the address of its value.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

private func hashable(_ key: UnsafeRawPointer) -> AnyHashable {
  let object = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
  return (object as? NSString).map { AnyHashable($0 as String) } ?? AnyHashable(object)
}
