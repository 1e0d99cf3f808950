import Foundation

// What every object answers on iOS: messages by name, and properties by name. Here it does so for
// the members that its class has registered (see ``Members``).

extension NSObject {
  /// Whether the object has a method of this name.
  @MainActor public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }

  /// Calls a method by its name. One that the object doesn't have is reported, and nothing happens.
  @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! { send(aSelector, [object1, object2]) }

  @MainActor private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>?
  {
    guard let selector else { return nil }
    guard let result = selector.result(on: self, arguments) else {
      Complaint.say(
        "\(Swift.type(of: self)) has no method '\(selector)' that takes what it was sent")
      return nil
    }
    lastResult = result.map { $0 as AnyObject }
    return lastResult.map { Unmanaged.passUnretained($0) }
  }

  // MARK: Key-value coding

  /// The value of a property by its name. One that the object doesn't have is reported, and is
  /// `nil`.
  @MainActor public func value(forKey key: String) -> Any? {
    if let keyed = self as? any KeyedObject { return keyed.keyed(key) }
    guard let property = MemberRegistry.shared.property(key, of: Swift.type(of: self)) else {
      Complaint.say("\(Swift.type(of: self)) has no property '\(key)' that can be read by name")
      return nil
    }
    return property.value(of: self)
  }

  /// Sets a property by its name. One that the object doesn't have, or of another type, is
  /// reported, and stays.
  @MainActor public func setValue(_ value: Any?, forKey key: String) {
    if let keyed = self as? any KeyedObject { return keyed.setKeyed(value, key) }
    guard
      MemberRegistry.shared.property(key, of: Swift.type(of: self))?.set(value, of: self) == true
    else {
      return Complaint.say(
        "\(Swift.type(of: self)) has no property '\(key)' that takes \(value ?? "nil")")
    }
  }

  /// The value at the end of names that are joined by points.
  @MainActor public func value(forKeyPath keyPath: String) -> Any? {
    if let keyed = self as? any KeyedObject { return keyed.keyed(keyPath) }
    return keyPath.split(separator: ".").reduce(self as Any?) { object, key in
      (object as? NSObject)?.value(forKey: String(key))
    }
  }

  @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let keyed = self as? any KeyedObject { return keyed.setKeyed(value, keyPath) }
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.dropLast().joined(separator: ".")
    (owner.isEmpty ? self : self.value(forKeyPath: owner) as? NSObject)?.setValue(
      value, forKey: last)
  }
}

/// An object with key-value coding of its own, as layers have.
package protocol KeyedObject: AnyObject {
  /// The value of a key or a key path.
  func keyed(_ path: String) -> Any?
  func setKeyed(_ value: Any?, _ path: String)
}

/// What the last message by name returned. Whoever sent it has not retained it yet, and there is no
/// autorelease pool.
@MainActor private var lastResult: AnyObject?

/// Says on standard error what a program asked for in vain, each thing once.
@MainActor enum Complaint {
  private static var said: Set<String> = []

  static func say(_ message: String) {
    guard said.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
  }
}
