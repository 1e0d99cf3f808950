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
    /// The modules that replace a UIKit method: those that exchange it, and those that override it in an extension.
    ///
    /// SwiftPM links modules in the order of their names. The replacement that was linked last is called first, and
    /// calls the one before it.
    var exchanging: [String: Set<String>] = [:]
    var overriding: [String: Set<String>] = [:]

    /// Returns the property whose getter has a name.
    func property(readBy name: String) -> Property? {
      [name, importedKey(name)].lazy.compactMap { properties[$0] }.first { $0.getterName == name }
    }
  }

  private struct State {
    var tables: [ObjectIdentifier: Table] = [:]
    /// The modules whose registrations haven't run.
    var announced: [any LoweredMembers.Type] = []
    /// The names of all modules that announced members.
    var modules: Set<String> = []
    /// The types inside functions that have been registered.
    var localTypes: Set<ObjectIdentifier> = []
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

  /// - Parameter module: The module that replaces the method, if it is one of UIKit's.
  func add(
    _ implementation: _Implementation, named name: String, replacedBy module: String?,
    to type: AnyClass
  ) {
    state.withLock { state in
      var table = state.tables[ObjectIdentifier(type), default: Table()]
      let last = table.exchanging[name]?.max()
      if let module { table.exchanging[name, default: []].insert(module) }
      // Below the replacement that is called first are all the others.
      if last ?? "" <= module ?? "" { table.implementations[name] = implementation }
      state.tables[ObjectIdentifier(type)] = table
    }
  }

  func addOverride(of name: String, in module: String, to type: AnyClass) {
    state.withLock {
      _ = $0.tables[ObjectIdentifier(type), default: Table()].overriding[name, default: []]
        .insert(module)
    }
  }

  /// Returns whether a module's replacement of a method calls that of another module which exchanges the method.
  func isExchanged(_ name: String, in type: AnyClass, below module: String) -> Bool {
    state.withLock {
      $0.tables[ObjectIdentifier(type)]?.exchanging[name]?.contains { $0 < module } ?? false
    }
  }

  /// Returns the module whose override of a method is called before any module's that exchanges it.
  func overrider(of name: String, in type: AnyClass) -> String? {
    state.withLock {
      guard let table = $0.tables[ObjectIdentifier(type)],
        let module = table.overriding[name]?.max(),
        let other = table.exchanging[name]?.max()
      else { return nil }
      return module > other ? module : nil
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
    state.withLock {
      $0.announced.append(members)
      $0.modules.insert(Self.module(of: members))
    }
  }

  /// Returns whether the class is from a module that announced members, and isn't generic: members of generic classes
  /// aren't registered.
  package func registers(membersOf type: AnyClass) -> Bool {
    !String(reflecting: type).contains("<")
      && state.withLock { $0.modules.contains(Self.module(of: type)) }
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Registers the members of a type inside a function, once.
  func register(local type: Any.Type, _ register: @MainActor () -> Void) {
    guard state.withLock({ $0.localTypes.insert(ObjectIdentifier(type)).inserted }) else { return }
    onThisThread { register() }
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
