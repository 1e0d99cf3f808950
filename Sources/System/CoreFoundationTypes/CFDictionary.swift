import Foundation

extension Unmanaged where Instance == NSString {
  /// The object of a text, which stays for good: keys are constants, and each is made once.
  public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> {
    passUnretained(KeptObjects.shared.object(for: value as NSString))
  }
}

/// The objects that stand for Swift's values where Core Foundation hands out addresses. Nobody owns those addresses, so
/// the objects stay for good, equal ones once. The lock guards what is kept.
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

/// Whether a key is there.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  theDict?[hashable(key)] != nil
}

/// The number of pairs.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// The address of a value, `nil` where the key has none.
///
/// An object's address holds as long as the dictionary does. So does that of a `CFDictionary` in it, which can be
/// read with `unsafeBitCast(address, to: CFDictionary.self)`. Numbers and texts of Swift's become objects, which stay.
/// - Parameter key: the address of an object, as `Unmanaged.passUnretained(key).toOpaque()` is.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  guard let value = theDict?[hashable(key)] else { return nil }
  // A dictionary is the reference to its storage, which is another one where its type is not the same.
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

/// The same, and whether there is one.
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
