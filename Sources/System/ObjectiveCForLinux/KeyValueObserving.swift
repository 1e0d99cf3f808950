import Foundation

/// An object whose properties can be observed, which is every `NSObject`.
///
/// Views notify observers of changes of their own properties; lowered classes do so for properties declared
/// `dynamic`. The protocol is nonisolated, because otherwise every class would be isolated with it.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// An object that stores its observers itself. The observers of other objects are stored in a table.
///
/// The protocol is nonisolated, because otherwise every subclass of a layer would be isolated with it.
package protocol KeyValueObserversKeeper: AnyObject {
  var keptObservers: KeyValueObservers? { get set }

  /// Returns whether a property of iOS notifies its observers.
  static func reportsChanges(of property: String) -> Bool
}

extension _KeyValueCodingAndObserving {
  /// Makes `changeHandler` be called each time the property is set, even if the value doesn't change.
  ///
  /// The observation lasts as long as the returned object. A property without notifications is reported once on
  /// standard error, and the handler is never called.
  ///
  /// The handler is called on the thread that makes the change, which is the main thread for views, so it may
  /// be isolated to the main actor.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let (object, path) = (self, keyPath)
    let property = onThisThread { KeyPathProbe.property(of: object, at: path) }
    if property == nil {
      Diagnostics.report("observe(\(keyPath)): changes of this property aren't reported")
    }
    return observe(keyPath, at: property, options: options, changeHandler: changeHandler)
  }

  /// Observes a property whose name the lowering has read from the key path.
  @_spi(Lowered)
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // The getters of views report the name of the property that a key path reads; the key path's text doesn't.
    nonisolated(unsafe) let (object, path) = (self, keyPath)
    let property = onThisThread { KeyPathProbe.property(of: object, at: path) } ?? name
    return observe(keyPath, at: property, options: options, changeHandler: changeHandler)
  }

  private func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, at path: String?, options: NSKeyValueObservingOptions,
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    typealias Change = NSKeyValueObservedChange<Value>
    nonisolated(unsafe) let keyPath = keyPath
    let handler: KeyValueObserver.Handler = { object in
      let object = unsafeDowncast(object, to: Self.self)
      let old = options.contains(.old) ? object[keyPath: keyPath] : nil
      if options.contains(.prior) { changeHandler(object, Change(oldValue: old, isPrior: true)) }
      return {
        let new = options.contains(.new) ? object[keyPath: keyPath] : nil
        changeHandler(object, Change(newValue: new, oldValue: old))
      }
    }
    let observed = path.flatMap { path in
      (self as? NSObject).map { ObservedPath($0, path, begin: handler) }
    }
    if options.contains(.initial) {
      nonisolated(unsafe) let object = self
      onThisThread {
        changeHandler(
          object, Change(newValue: options.contains(.new) ? object[keyPath: keyPath] : nil))
      }
    }
    return NSKeyValueObservation { observed?.invalidate() }
  }

  /// Changes a property, and notifies its observers before and after.
  @MainActor package func _change(_ property: String, _ change: () -> Void) {
    guard let observers = KeyValueObservers.of(self) else { return change() }
    observers.willChange(property, of: self)
    change()
    observers.didChange(property)
  }

  /// Called by every observable property's getter while ``KeyPathProbe/isReading``, so that a key path can be
  /// identified by reading it.
  @MainActor package func _note<Value>(_ property: String, as type: Value.Type) {
    KeyPathProbe.note(property, of: self, as: type)
  }
}

extension NSObject {
  /// Notifies observers that a property is about to change. Each call must be followed by one of
  /// `didChangeValue(forKey:)`.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key, of: self)
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }
}

/// The observers of one object, in the order in which they were added. Changes can be reported from any thread.
package final class KeyValueObservers: @unchecked Sendable {
  private struct Entry {
    weak var observer: KeyValueObserver?
  }

  private typealias Ending = (observer: KeyValueObserver, end: @MainActor () -> Void)

  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The closures for after the current changes, by property, the innermost last.
  private var pending: [String: [[Ending]]] = [:]
  /// The elements of an array that are being changed, by property, with the depth of that change.
  private var changingElements: [String: (change: ElementChange, depth: Int)] = [:]

  /// Called before each change of any property. Appearance proxies remember with it what is set on them.
  package var onAnyChange: (@MainActor (String) -> Void)?

  private static let besideObjects = AssociatedValues<KeyValueObservers>()

  /// Returns the observers of an object, or `nil` if it never had any.
  static func of(_ object: AnyObject) -> KeyValueObservers? {
    if let keeper = object as? any KeyValueObserversKeeper { return keeper.keptObservers }
    return besideObjects.value(of: object)
  }

  /// Returns the observers of an object, and creates them if there are none.
  package static func ofNew(_ object: AnyObject) -> KeyValueObservers {
    if let keeper = object as? any KeyValueObserversKeeper {
      let observers = keeper.keptObservers ?? KeyValueObservers()
      keeper.keptObservers = observers
      return observers
    }
    return besideObjects.value(of: object, orMake: KeyValueObservers.init)
  }

  func add(_ observer: KeyValueObserver) {
    // Observers, with everything that their handlers capture, are released outside the lock.
    let alive = lock.withLock {
      let alive = entries.compactMap(\.observer)
      entries = (alive.filter(\.isValid) + [observer]).map { Entry(observer: $0) }
      return alive
    }
    withExtendedLifetime(alive) {}
  }

  /// - Parameter elements: The elements of an array that change; `nil` for a property that is set.
  func willChange(_ property: String, of object: AnyObject, elements: ElementChange? = nil) {
    if let onAnyChange { onThisThread { onAnyChange(property) } }
    // If a property is set while its elements change, this is part of that change, which was already reported.
    let isPart = lock.withLock { () -> Bool in
      if changingElements[property] != nil {
        pending[property, default: []].append([])
        return true
      }
      if let elements {
        changingElements[property] = (elements, pending[property]?.count ?? 0)
      }
      return false
    }
    guard !isPart else { return }
    // A handler may add or end observations; the observers at the start are notified.
    var endings: [Ending] = []
    for entry in lock.withLock({ entries }) {
      guard let observer = entry.observer, observer.property == property,
        let begin = observer.present
      else { continue }
      nonisolated(unsafe) let object = object
      endings.append((observer, onThisThread { begin(object) }))
    }
    lock.withLock { pending[property, default: []].append(endings) }
  }

  func didChange(_ property: String) {
    // An observer that was added during the change has no closure to run.
    let endings = lock.withLock { () -> [Ending]? in
      let endings = pending[property]?.popLast()
      // A change that an observer makes is a separate change.
      if changingElements[property]?.depth == pending[property]?.count {
        changingElements[property] = nil
      }
      return endings
    }
    for (observer, end) in endings ?? [] where observer.isValid { onThisThread(end) }
  }

  /// Returns the elements of an array that are being changed, or `nil` when a property is set.
  func elementChange(of property: String) -> ElementChange? {
    lock.withLock { changingElements[property]?.change }
  }
}

/// Finds the property that a key path reads.
///
/// A key path has no name on Linux, and the key path of an overridden property may differ from that of the base
/// class. So the key path is read once, and the getters report their names.
@MainActor package enum KeyPathProbe {
  /// Whether the main thread reads a key path. Layers on other threads see it, too, and then check where they are.
  package nonisolated(unsafe) private(set) static var isReading = false
  private static weak var object: AnyObject?
  private static var notes: [(property: String, type: ObjectIdentifier)] = []

  /// Returns the name of the property at the end of `keyPath`. Returns `nil` if no getter reported its name,
  /// and for a part of a property, as in `\.contentOffset.y`, which isn't a property of the object on iOS
  /// either.
  static func property<Object: AnyObject, Value>(
    of object: Object, at keyPath: KeyPath<Object, Value>
  ) -> String? {
    // Only the getters of views report their names.
    guard isOnMainActor else { return nil }
    self.object = object
    notes = []
    isReading = true
    _ = object[keyPath: keyPath]
    isReading = false
    self.object = nil
    // An overriding getter may read other properties before it calls the base class.
    return notes.first { $0.type == ObjectIdentifier(Value.self) }?.property
  }

  static func note<Value>(_ property: String, of object: AnyObject, as type: Value.Type) {
    if object === self.object { notes.append((property, ObjectIdentifier(type))) }
  }
}
