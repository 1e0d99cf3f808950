import Foundation
import Synchronization

// The methods of every object on iOS for messages and properties by name. Here they work for the members that
// an object's class has registered (see ``Members``).

// They are members of protocol extensions, so that a lowered class can declare its own, which ``Overriding``
// then finds.

extension NSObjectProtocol {
  /// Returns whether the object has a method with this name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let object = self as? NSObject else { return false }
    return Overriding.result(of: "respondsTo:", on: object, [aSelector]) {
      aSelector?.isImplemented(by: object) ?? false
    }
  }

  /// Returns the object that has a method which this one lacks. By default there is none.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let object = self as? NSObject else { return nil }
    return Overriding.result(of: "forwardingTargetFor:", on: object, [aSelector]) {
      () -> Any? in nil
    }
  }

  /// Returns the forwarding target of a message that this object responds to.
  @_spi(Lowered) public func _receiver(of selector: Selector) -> Any? {
    responds(to: selector) ? forwardingTarget(for: selector) : nil
  }

  /// Returns whether the object's class is a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == aClass }
  }

  /// Returns whether the object's class is exactly a class.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) as AnyClass == aClass }

  /// Calls a method by name, on this thread. If the object doesn't have it, this is reported, and nothing
  /// happens.
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

  /// Calls a method by name on the main thread: immediately if this is the main thread and `wait` is set, and
  /// otherwise on the main queue.
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

  /// Calls a method by name on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    Thread.detachNewThread { _ = object.perform(aSelector, with: argument) }
  }

  // MARK: Messages to classes

  /// Returns whether the class itself has a method with this name.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (self as? any ClassMessagesReceiver.Type)?.hasClassMethod(aSelector.description) == true
  }

  /// Calls a method of the class by name. If it doesn't have it, this is reported, and nothing happens.
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

  /// Returns the result of the class's method with this name.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the value of a property by name. If the object doesn't have it, this is reported, and the result
  /// is `nil`.
  public func value(forKey key: String) -> Any? {
    Overriding.result(of: "valueForKey:", on: self, [key]) { () -> Any? in
      if let keyed = self as? any ContentByKey { return keyed.content(forKey: key) }
      guard let property = MemberRegistry.shared.property(key, of: Swift.type(of: self)) else {
        if let keyed = self as? any KeyedObject { return keyed.keyed(key) }
        return value(forUndefinedKey: key)
      }
      nonisolated(unsafe) let object: AnyObject = self
      return onThisThread { property.value(of: object) }
    }
  }

  /// Sets a property by name. If the object doesn't have it, or it has another type, this is reported, and
  /// nothing changes.
  public func setValue(_ value: Any?, forKey key: String) {
    Overriding.result(of: "setValue:forKey:", on: self, [value, key]) {
      if let keyed = self as? any ContentByKey {
        return keyed.setContent(value, forKey: key) ? () : setValue(value, forUndefinedKey: key)
      }
      nonisolated(unsafe) let (object, new): (AnyObject, Any?) = (self, value)
      let property = MemberRegistry.shared.property(key, of: Swift.type(of: self))
      guard onThisThread({ property?.set(new, of: object) }) != true else { return }
      if property == nil, let keyed = self as? any KeyedObject { return keyed.setKeyed(value, key) }
      nonisolated(unsafe) let parts = self as? any PartsByName
      guard onThisThread({ parts?.setPart(new, named: key) }) == true else {
        return setValue(value, forUndefinedKey: key)
      }
    }
  }

  /// Responds to reading a key that isn't a property of the object: reports it and returns `nil`.
  public func value(forUndefinedKey key: String) -> Any? {
    Overriding.result(of: "valueForUndefinedKey:", on: self, [key]) { () -> Any? in
      Diagnostics.report(
        "\(Swift.type(of: self)) has no property '\(key)' that can be read by name")
      return nil
    }
  }

  /// Responds to setting a key that isn't a property of the object: reports it.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    Overriding.result(of: "setValue:forUndefinedKey:", on: self, [value, key]) {
      Diagnostics.report(
        "\(Swift.type(of: self)) has no property '\(key)' that takes \(value ?? "nil")")
    }
  }

  /// Whether the first name of a key path is a property that is registered.
  private func isRegistered(_ keyPath: String) -> Bool {
    keyPath.split(separator: ".").first.map {
      MemberRegistry.shared.property(String($0), of: Swift.type(of: self)) != nil
    } ?? false
  }

  /// Returns the value at the end of names that are separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let keyed = self as? any KeyedObject, !isRegistered(keyPath) { return keyed.keyed(keyPath) }
    var keys = keyPath.split(separator: ".").map(String.init)[...]
    var object: Any? = self
    while let key = keys.popFirst() {
      if let operation = CollectionOperator(rawValue: key), let list = object as? NSObject,
        let elements = CollectionOperator.elements(of: list)
      {
        return operation.result(elements, of: list, keyPath: keys.joined(separator: "."))
      }
      object = (object as? NSObject)?.value(forKey: key)
    }
    return object
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let keyed = self as? any KeyedObject, !isRegistered(keyPath) {
      return keyed.setKeyed(value, keyPath)
    }
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = keys.dropLast().joined(separator: ".")
    (owner.isEmpty ? self : self.value(forKeyPath: owner) as? NSObject)?.setValue(
      value, forKey: last)
  }
}

extension NSObject {
  /// Returns whether objects of the class have a method with this name, declared in the lowered class or in a
  /// superclass.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return MemberRegistry.shared.method(aSelector.description, of: self) != nil
  }

  /// Returns the value for names that are separated by dots, the first of which is a method of the class.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    // `shared` is the Swift name of `sharedApplication`.
    let getter = Selector(first == "shared" ? first + description().dropFirst(2) : first)
    let object = perform(getter)?.takeUnretainedValue() as? NSObject
    let rest = names.dropFirst().joined(separator: ".")
    return rest.isEmpty ? object : object?.value(forKeyPath: rest)
  }
}

/// A class with methods of its own that are called by name.
package protocol ClassMessagesReceiver: AnyObject {
  static func hasClassMethod(_ name: String) -> Bool
  /// Returns the method's result, which the class retains.
  static func callClassMethod(_ name: String) -> AnyObject?
}

/// An object with read-only parts that apps replace by name: many apps set another bar of a tab bar controller
/// like this.
@MainActor package protocol PartsByName: AnyObject {
  /// Returns whether there is such a part and it accepts the value.
  func setPart(_ value: Any?, named name: String) -> Bool
}

/// An object with its own key-value coding, such as a layer.
package protocol KeyedObject: AnyObject {
  /// Returns the value of a key or a key path.
  func keyed(_ path: String) -> Any?
  func setKeyed(_ value: Any?, _ path: String)
}

/// The result of the thread's last message by name. The caller hasn't retained it yet, and there is no
/// autorelease pool.
private let lastResultKey = "Ooze.lastResult"
