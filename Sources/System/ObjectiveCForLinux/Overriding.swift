import Foundation

/// The overrides in a lowered class of methods that every object has.
///
/// Such a class declares `responds(to:)` or `value(forKey:)` in addition to those of the protocol extensions. A
/// caller with an `NSObject` calls the extension's method, which looks here for the class's own; and that one
/// calls the extension's method again with `super`.
enum Overriding {
  /// Returns the result of the class's own method, or of `body` if there is none or if the class's own method
  /// is the caller.
  static func result<Result>(
    of name: String, on object: NSObject, _ arguments: [Any?], otherwise body: () -> Result
  ) -> Result {
    guard let method = MemberRegistry.shared.method(name, of: type(of: object)) else {
      return body()
    }
    let key = "Ooze.overriding.\(name).\(ObjectIdentifier(object))"
    let isInside = Thread.current.threadDictionary[key] != nil
    guard !isInside else { return body() }
    Thread.current.threadDictionary[key] = true
    defer { Thread.current.threadDictionary.removeObject(forKey: key) }
    nonisolated(unsafe) let (receiver, values): (AnyObject, [Any?]) = (object, arguments)
    guard let returned = onThisThread({ method.call(receiver, values) }) else { return body() }
    if Result.self == Void.self, let nothing = () as? Result { return nothing }
    return returned as? Result ?? body()
  }
}
