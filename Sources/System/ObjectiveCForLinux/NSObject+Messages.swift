import Foundation
import Synchronization

// The answers of every object on iOS: to messages by name, and for properties by name. Here an object
// gives them for the members that its class has registered (see ``Members``).

// They are members of protocols' extensions, so that a lowered class can have its own, which
// ``Overriding`` then finds.

extension NSObjectProtocol {
  /// Whether the object has a method of this name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let object = self as? NSObject else { return false }
    return Overriding.result(of: "respondsTo:", on: object, [aSelector]) {
      aSelector?.isImplemented(by: object) ?? false
    }
  }

  /// The object that has a method which this one lacks; nobody has it unless the class says who.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let object = self as? NSObject else { return nil }
    return Overriding.result(of: "forwardingTargetFor:", on: object, [aSelector]) {
      () -> Any? in nil
    }
  }

  /// The object to which a message goes that this one doesn't have but answers.
  @_spi(Lowered) public func _receiver(of selector: Selector) -> Any? {
    responds(to: selector) ? forwardingTarget(for: selector) : nil
  }

  /// Whether the object's class is a class or descends from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == aClass }
  }

  /// Whether the object's class is exactly a class.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) as AnyClass == aClass }

  /// Calls a method by its name, on this thread. One that the object doesn't have is reported, and
  /// nothing happens.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! { send(aSelector, [object1, object2]) }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, arguments) = (self as AnyObject, arguments)
    guard let result = onThisThread({ selector.result(on: object, arguments) }) else {
      if let target = forwardingTarget(for: selector) as? NSObject, target !== object {
        return target.send(selector, arguments)
      }
      Diagnostics.report(
        "\(Swift.type(of: object)) has no method '\(selector)' that takes what it was sent")
      return nil
    }
    let returned = result.map { $0 as AnyObject }
    Thread.current.threadDictionary[lastResultKey] = returned
    return returned.map { Unmanaged.passUnretained($0) }
  }
}

extension NSObject {
  // MARK: Messages on other threads

  /// Calls a method by its name on the main thread: at once when this is it and `wait` is set, and
  /// else when the main queue comes to it.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    if isOnMainActor, wait {
      object.perform(aSelector, with: argument)
    } else if wait {
      DispatchQueue.main.sync { _ = object.perform(aSelector, with: argument) }
    } else {
      DispatchQueue.main.async { _ = object.perform(aSelector, with: argument) }
    }
  }

  /// Calls a method by its name on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    Thread.detachNewThread { _ = object.perform(aSelector, with: argument) }
  }

  // MARK: Messages to classes

  /// Whether the class itself has a method of this name.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (self as? any ClassMessagesReceiver.Type)?.hasClassMethod(aSelector.description) == true
  }

  /// Calls a method of the class by its name. One that it doesn't have is reported, and nothing
  /// happens.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    guard let receiver = self as? any ClassMessagesReceiver.Type,
      receiver.hasClassMethod(aSelector.description)
    else {
      Diagnostics.report("\(self) has no method '\(aSelector)' of the class")
      return nil
    }
    return receiver.callClassMethod(aSelector.description).map { Unmanaged.passUnretained($0) }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  // MARK: Key-value coding

  /// The answer of a class to a name: the result of its method of that name.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The value of a property by its name. One that the object doesn't have is reported, and is
  /// `nil`.
  public func value(forKey key: String) -> Any? {
    Overriding.result(of: "valueForKey:", on: self, [key]) { () -> Any? in
      if let keyed = self as? any KeyedObject { return keyed.keyed(key) }
      guard let property = MemberRegistry.shared.property(key, of: Swift.type(of: self)) else {
        return value(forUndefinedKey: key)
      }
      nonisolated(unsafe) let object: AnyObject = self
      return onThisThread { property.value(of: object) }
    }
  }

  /// Sets a property by its name. One that the object doesn't have, or of another type, is
  /// reported, and stays.
  public func setValue(_ value: Any?, forKey key: String) {
    Overriding.result(of: "setValue:forKey:", on: self, [value, key]) {
      if let keyed = self as? any KeyedObject { return keyed.setKeyed(value, key) }
      nonisolated(unsafe) let (object, new): (AnyObject, Any?) = (self, value)
      let property = MemberRegistry.shared.property(key, of: Swift.type(of: self))
      guard onThisThread({ property?.set(new, of: object) }) != true else { return }
      nonisolated(unsafe) let parts = self as? any PartsByName
      guard onThisThread({ parts?.setPart(new, named: key) }) == true else {
        return setValue(value, forUndefinedKey: key)
      }
    }
  }

  /// Answers for a key that is none of the object's properties: nothing, and a report.
  public func value(forUndefinedKey key: String) -> Any? {
    Overriding.result(of: "valueForUndefinedKey:", on: self, [key]) { () -> Any? in
      Diagnostics.report(
        "\(Swift.type(of: self)) has no property '\(key)' that can be read by name")
      return nil
    }
  }

  /// Sets nothing for a key that is none of the object's properties, and reports it.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    Overriding.result(of: "setValue:forUndefinedKey:", on: self, [value, key]) {
      Diagnostics.report(
        "\(Swift.type(of: self)) has no property '\(key)' that takes \(value ?? "nil")")
    }
  }

  /// The value at the end of names that are joined by points.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let keyed = self as? any KeyedObject { return keyed.keyed(keyPath) }
    return keyPath.split(separator: ".").reduce(self as Any?) { object, key in
      (object as? NSObject)?.value(forKey: String(key))
    }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let keyed = self as? any KeyedObject { return keyed.setKeyed(value, keyPath) }
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.dropLast().joined(separator: ".")
    (owner.isEmpty ? self : self.value(forKeyPath: owner) as? NSObject)?.setValue(
      value, forKey: last)
  }
}

extension NSObject {
  /// Whether objects of the class have a method of this name: one that a lowered class has, of the
  /// class itself or of one above it.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return MemberRegistry.shared.method(aSelector.description, of: self) != nil
  }

  /// The answer of a class to names that are joined by points: the first is one of its methods.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    // `shared` is Swift's name of `sharedApplication`.
    let getter = Selector(first == "shared" ? first + description().dropFirst(2) : first)
    let object = perform(getter)?.takeUnretainedValue() as? NSObject
    let rest = names.dropFirst().joined(separator: ".")
    return rest.isEmpty ? object : object?.value(forKeyPath: rest)
  }
}

/// A class with methods of its own that are called by name.
package protocol ClassMessagesReceiver: AnyObject {
  static func hasClassMethod(_ name: String) -> Bool
  /// The method's result. The class keeps it.
  static func callClassMethod(_ name: String) -> AnyObject?
}

/// An object that has parts exchanged by name which it declares read-only: many apps give a tab bar
/// controller another bar so.
@MainActor package protocol PartsByName: AnyObject {
  /// Returns whether there is such a part and the value can be it.
  func setPart(_ value: Any?, named name: String) -> Bool
}

/// An object with key-value coding of its own, as layers have.
package protocol KeyedObject: AnyObject {
  /// The value of a key or a key path.
  func keyed(_ path: String) -> Any?
  func setKeyed(_ value: Any?, _ path: String)
}

/// The result of the thread's last message by name. Whoever sent it has not retained it yet, and there
/// is no autorelease pool.
private let lastResultKey = "Ooze.lastResult"
