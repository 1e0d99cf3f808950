import Foundation
import Synchronization

/// The registered members of lowered classes, by name.
///
/// Lowered modules announce their members when the program starts, because a module may add members to classes of
/// any other. The registrations run when a member is looked up for the first time. After that a lookup costs one
/// dictionary access per superclass.
package final class MemberRegistry: Sendable {
  package static let shared = MemberRegistry()

  private struct Table {
    var methods: [String: MemberMethod] = [:]
    var properties: [String: Property] = [:]
    /// The implementations of methods that can be exchanged.
    var implementations: [String: _Implementation] = [:]

    /// Returns the property whose getter has a name.
    func property(readBy name: String) -> Property? {
      [name, importedKey(name)].lazy.compactMap { properties[$0] }.first { $0.getterName == name }
    }
  }

  private struct State {
    var tables: [ObjectIdentifier: Table] = [:]
    /// The modules whose registrations haven't run.
    var announced: [any LoweredMembers.Type] = []
  }

  private let state = Mutex(State())
  private let registering = NSRecursiveLock()

  func add(_ method: MemberMethod, named name: String, to type: AnyClass) {
    state.withLock { $0.tables[ObjectIdentifier(type), default: Table()].methods[name] = method }
  }

  func add(_ property: Property, named name: String, to type: AnyClass) {
    state.withLock {
      $0.tables[ObjectIdentifier(type), default: Table()].properties[name] = property
    }
  }

  func add(_ implementation: _Implementation, named name: String, to type: AnyClass) {
    state.withLock {
      $0.tables[ObjectIdentifier(type), default: Table()].implementations[name] = implementation
    }
  }

  /// Returns the implementation that a class declares for a method, if it can be exchanged.
  func implementation(_ name: String, in type: AnyClass) -> _Implementation? {
    register()
    return state.withLock { $0.tables[ObjectIdentifier(type)]?.implementations[name] }
  }

  /// Returns whether a class itself has registered a method with this name.
  func declares(_ name: String, in type: AnyClass) -> Bool {
    register()
    return state.withLock {
      $0.tables[ObjectIdentifier(type)].map { Self.method(name, in: $0) != nil } ?? false
    }
  }

  /// Returns the method with this Objective-C name of the class or its nearest superclass. A property has a
  /// method that reads it and, if it is settable, one that sets it.
  func method(_ name: String, of type: AnyClass) -> MemberMethod? {
    find(in: type) { Self.method(name, in: $0) }
  }

  private static func method(_ name: String, in table: Table) -> MemberMethod? {
    table.methods[name] ?? table.property(readBy: name)?.getter
      ?? propertySet(by: name).flatMap { table.properties[$0]?.setter }
  }

  /// Returns `length` for `setLength:`.
  private static func propertySet(by selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the property with this name of the class or its nearest superclass.
  ///
  /// A key may also be the name of the getter, `isHidden` for `hidden`.
  package func property(_ name: String, of type: AnyClass) -> Property? {
    find(in: type) { $0.properties[name] ?? $0.property(readBy: name) }
  }

  /// Adds a module whose members are registered at the next lookup.
  func announce(_ members: any LoweredMembers.Type) {
    state.withLock { $0.announced.append(members) }
  }

  private func find<Member>(in type: AnyClass, _ member: (Table) -> Member?) -> Member? {
    register()
    var next: AnyClass? = type
    while let current = next {
      let table = state.withLock { $0.tables[ObjectIdentifier(current)] }
      if let found = table.flatMap(member) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Registers the members of the modules that were announced, once.
  private func register() {
    // A lookup on another thread waits until all members are registered.
    registering.withLock {
      let announced = state.withLock { state in
        defer { state.announced = [] }
        return state.announced
      }
      guard !announced.isEmpty else { return }
      onThisThread { for module in announced { module.register() } }
    }
  }
}
