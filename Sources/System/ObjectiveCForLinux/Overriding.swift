import Foundation

/// The overrides of a lowered class for things that every object does.
///
/// Such a class declares `responds(to:)` or `value(forKey:)` beside those of the protocols'
/// extensions. A caller that knows the object as `NSObject` calls the extension's, which looks here
/// for the class's own; and that calls the extension's again, by `super`.
enum Overriding {
  /// The result of the class's own method, or of `body` where there is none or where it is the class's
  /// own method that asks.
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
