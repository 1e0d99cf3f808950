import Foundation
import Synchronization

/// The implementations that methods have instead of their own.
///
/// Swift's calls don't look up a method by name. So the lowered form of a method that a program may exchange
/// asks here for another implementation, and so do the members of UIKit that such a program replaces.
final class MethodImplementations: Sendable {
  static let shared = MethodImplementations()

  private struct State {
    var current: [MethodPlace.Key: _Implementation] = [:]
    /// The names of methods that got another implementation, or whose implementation another method got. Calls of
    /// all others end after a look at this set.
    var names: Set<String> = []
    /// The methods and implementations to which programs may have pointers. They are never deallocated.
    var places: [MethodPlace.Key: MethodPlace] = [:]
    var fixed: [MethodPlace.Key: _Implementation] = [:]
  }

  private let state = Mutex(State())
  /// Whether a method has ever got another implementation.
  private let isUsed = Atomic(false)
  private static let entered = "Ooze.enteredMethod"

  // MARK: Calls

  /// Returns the implementation that a method of a class has for an object, or `nil` if that is its own.
  func replacement(of name: String, in type: AnyClass, for object: AnyObject) -> _Implementation? {
    guard isUsed.load(ordering: .relaxed), state.withLock({ $0.names.contains(name) }) else {
      return nil
    }
    let own = MethodPlace.Key(type: ObjectIdentifier(type), name: name)
    if Thread.current.threadDictionary[Self.entered] as? Entry
      == Entry(place: own, object: ObjectIdentifier(object))
    {
      Thread.current.threadDictionary.removeObject(forKey: Self.entered)
      return nil
    }
    let keys = classes(from: Swift.type(of: object), to: type).map {
      MethodPlace.Key(type: ObjectIdentifier($0), name: name)
    }
    let found = state.withLock { state in
      keys.firstIndex { state.current[$0] != nil }.flatMap { state.current[keys[$0]] }
    }
    return found?.place.key == own ? nil : found
  }

  /// Makes the next call of an object's method on this thread run the method's own implementation.
  func enter(_ place: MethodPlace.Key, of object: AnyObject) {
    Thread.current.threadDictionary[Self.entered] = Entry(
      place: place, object: ObjectIdentifier(object))
  }

  private struct Entry: Equatable {
    let place: MethodPlace.Key
    let object: ObjectIdentifier
  }

  /// Makes the replacement of a method that a module's replacement calls run the method's own implementation, if it
  /// is another module's that exchanges the method too.
  func passOn(_ name: String, in type: AnyClass, for object: AnyObject, from module: String) {
    guard isUsed.load(ordering: .relaxed),
      MemberRegistry.shared.isExchanged(name, in: type, below: module)
    else { return }
    enter(MethodPlace.Key(type: ObjectIdentifier(type), name: name), of: object)
  }

  private func classes(from type: AnyClass, to last: AnyClass) -> [AnyClass] {
    var found: [AnyClass] = []
    for type in sequence(first: type, next: { _getSuperclass($0) }) {
      found.append(type)
      if type == last { break }
    }
    return found
  }

  // MARK: Lists of methods

  /// Returns the entry for a method in the list of a class or of its nearest superclass that has it.
  func place(of selector: Selector, in type: AnyClass) -> MethodPlace? {
    let name = selector.description
    let owner: AnyClass? = sequence(first: type, next: { _getSuperclass($0) }).first {
      has(name, in: $0)
    }
    if let owner { return known(MethodPlace(type: owner, name: name)) }
    return selector.isImplemented(byObjectsOf: type)
      ? known(MethodPlace(type: type, name: name)) : nil
  }

  /// Returns whether a class has a method in its own list.
  func has(_ name: String, in type: AnyClass) -> Bool {
    let key = MethodPlace.Key(type: ObjectIdentifier(type), name: name)
    return state.withLock { $0.current[key] != nil }
      || MemberRegistry.shared.implementation(name, in: type) != nil
      || MemberRegistry.shared.declares(name, in: type)
  }

  /// Returns the entry that is kept for the life of the program, with the same address each time.
  func known(_ place: MethodPlace) -> MethodPlace {
    state.withLock { state in
      if let known = state.places[place.key] { return known }
      state.places[place.key] = place
      return place
    }
  }

  /// Returns the implementation that a method has now.
  func implementation(of place: MethodPlace) -> _Implementation {
    if let current = state.withLock({ $0.current[place.key] }) { return current }
    if let own = MemberRegistry.shared.implementation(place.name, in: place.type) { return own }
    return state.withLock { state in
      if let known = state.fixed[place.key] { return known }
      let fixed = _Implementation(of: place.name, in: place.type, nil, entersMethod: false)
      state.fixed[place.key] = fixed
      return fixed
    }
  }

  /// Gives methods implementations, all of them or, if one of them can't have another, none.
  func set(_ changes: [(place: MethodPlace, implementation: _Implementation)]) {
    let fixed = changes.first {
      !$0.implementation.isCallable || !implementation(of: $0.place).isCallable
    }
    if let fixed {
      let place = fixed.implementation.isCallable ? fixed.place : fixed.implementation.place
      return Diagnostics.report(
        "\(place) can't be exchanged, since Linux calls it directly; it keeps its implementation")
    }
    store(changes)
    for (place, _) in changes {
      guard let module = MemberRegistry.shared.overrider(of: place.name, in: place.type) else {
        continue
      }
      Diagnostics.report(
        "\(place) was exchanged, but an extension in \(module) overrides it: the other implementation runs only when "
          + "that override calls super")
    }
  }

  /// Adds a method to a class that doesn't have it in its own list.
  func add(_ implementation: _Implementation, named selector: Selector, to type: AnyClass) {
    let name = selector.description
    let inherited = place(of: selector, in: type).map(self.implementation)
    guard let method = implementation.method, inherited?.isCallable != false else {
      return Diagnostics.report(
        "-[\(className(of: type)) \(name)] can't be added, since Linux calls "
          + "\((implementation.isCallable ? inherited : implementation)?.place.description ?? name) "
          + "directly")
    }
    MemberRegistry.shared.add(method, named: name, to: type)
    store([(MethodPlace(type: type, name: name), implementation)])
  }

  private func store(_ changes: [(place: MethodPlace, implementation: _Implementation)]) {
    state.withLock { state in
      for (place, implementation) in changes {
        state.current[place.key] = implementation
        state.names.formUnion([place.name, implementation.place.name])
      }
    }
    isUsed.store(true, ordering: .relaxed)
  }
}

/// Returns the implementation that a method of a class has for an object instead of its own. `nil` if it has
/// its own.
@_spi(Lowered)
public func _replacement(
  of name: String, in type: AnyClass, for object: AnyObject
) -> _Implementation? {
  MethodImplementations.shared.replacement(of: name, in: type, for: object)
}

/// Runs the method's own implementation in the replacement that a module's replacement of a UIKit method calls.
@_spi(Lowered)
public func _passOn(
  _ name: String, in type: AnyClass, for object: AnyObject, from module: String
) {
  MethodImplementations.shared.passOn(name, in: type, for: object, from: module)
}
