import Foundation

/// Observers of every property along a key path, so that the objects on the way may be replaced.
///
///     inner.name     observes `inner` of the object, and `name` of the inner object that it currently has
final class ObservedPath: @unchecked Sendable {
  private let names: [String]
  private weak var root: NSObject?
  /// Released with the observation, because the handler may retain the observer.
  private var begin: KeyValueObserver.Handler?
  private let lock = NSLock()
  /// The observers, one for each name as far as there are objects.
  private var links: [KeyValueObserver] = []
  private var isValid = true

  /// - Parameter begin: Called before each change with the first object. It returns a closure for after the change.
  init(_ root: NSObject, _ keyPath: String, begin: @escaping KeyValueObserver.Handler) {
    names = keyPath.split(separator: ".").map(String.init)
    self.root = root
    self.begin = begin
    observe(from: 0)
  }

  /// Ends the observation.
  func invalidate() {
    let released = lock.withLock {
      defer { begin = nil }
      isValid = false
      return begin
    }
    withExtendedLifetime(released) { replace(from: 0, with: []) }
  }

  /// Observes the properties from one name on, on the objects that the path currently leads to.
  private func observe(from first: Int) {
    guard var owner = root else { return }
    for name in names.prefix(first) {
      guard let next = owner.value(forKey: name) as? NSObject else {
        return replace(from: first, with: [])
      }
      owner = next
    }
    var found: [KeyValueObserver] = []
    for index in first..<names.count {
      found.append(link(at: index, of: owner))
      guard index < names.count - 1, let next = owner.value(forKey: names[index]) as? NSObject
      else { break }
      owner = next
    }
    replace(from: first, with: found)
  }

  private func link(at index: Int, of owner: NSObject) -> KeyValueObserver {
    Observability.check(names[index], of: owner)
    let link = KeyValueObserver(property: Observability.name(of: names[index], in: owner)) {
      [weak self] _ in
      guard let self, let root = self.root, let begin = self.lock.withLock({ self.begin }) else {
        return {}
      }
      let end = begin(root)
      return {
        if index < self.names.count - 1 { self.observe(from: index + 1) }
        end()
      }
    }
    KeyValueObservers.ofNew(owner).add(link)
    return link
  }

  private func replace(from first: Int, with found: [KeyValueObserver]) {
    let old = lock.withLock { () -> [KeyValueObserver] in
      let old = Array(links.dropFirst(first))
      links = links.prefix(first) + (isValid ? found : [])
      return isValid ? old : old + found
    }
    for link in old { link.invalidate() }
  }
}

/// The properties that notify key-value observers.
enum Observability {
  /// Returns the name under which a property notifies its observers: that of its getter, `isHidden` for `hidden`.
  static func name(of key: String, in owner: NSObject) -> String {
    if let found = MemberRegistry.shared.property(key, of: type(of: owner)) {
      return found.getterName
    }
    return FoundationChanges.getters[key] ?? key
  }

  /// Reports a property of one of Apple's classes that doesn't notify its observers.
  static func check(_ key: String, of owner: NSObject) {
    let property = MemberRegistry.shared.property(key, of: type(of: owner))
    guard !(property?.notifies ?? FoundationChanges.notifies(key, of: owner)) else { return }
    Diagnostics.report("\(type(of: owner)): changes of '\(key)' aren't reported to observers")
  }
}
