import Foundation

/// An object whose properties can be observed: every `NSObject`.
///
/// Views tell of their own properties; classes of lowered sources tell of those that are declared
/// `dynamic`.
/// It belongs to no actor, or every class would with it.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// An object that keeps its observers itself. Those of others are kept beside them.
@MainActor package protocol KeyValueObserversKeeper: AnyObject {
  var keptObservers: KeyValueObservers? { get set }
}

extension _KeyValueCodingAndObserving {
  /// Has `changeHandler` called whenever the property is set, also to the value that it had.
  ///
  /// The observation lasts as long as the object that is returned. A property that nobody tells of
  /// is reported once on standard error, and the handler is never called.
  ///
  /// It is called on the thread that makes the change, which for views is the main one; so it may
  /// be the main actor's.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let (object, path) = (self, keyPath)
    let property = onThisThread { KeyPathProbe.property(of: object, at: path) }
    if property == nil {
      Diagnostics.report("observe(\(keyPath)): nobody tells of changes of this property")
    }
    return observe(keyPath, of: property, options: options, changeHandler: changeHandler)
  }

  /// Observes a property whose name the lowering has read off the key path.
  @_spi(Lowered)
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // The getters of views know the name of what a key path reads better than its text does.
    nonisolated(unsafe) let (object, path) = (self, keyPath)
    let property = onThisThread { KeyPathProbe.property(of: object, at: path) } ?? name
    return observe(keyPath, of: property, options: options, changeHandler: changeHandler)
  }

  private func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, of property: String?, options: NSKeyValueObservingOptions,
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    typealias Change = NSKeyValueObservedChange<Value>
    nonisolated(unsafe) let keyPath = keyPath
    let observer = KeyValueObserver(property: property ?? "") { object in
      let object = unsafeDowncast(object, to: Self.self)
      let old = options.contains(.old) ? object[keyPath: keyPath] : nil
      if options.contains(.prior) { changeHandler(object, Change(oldValue: old, isPrior: true)) }
      return {
        let new = options.contains(.new) ? object[keyPath: keyPath] : nil
        changeHandler(object, Change(newValue: new, oldValue: old))
      }
    }
    if property != nil {
      KeyValueObservers.ofNew(self).add(observer)
    }
    if options.contains(.initial) {
      nonisolated(unsafe) let object = self
      onThisThread {
        changeHandler(
          object, Change(newValue: options.contains(.new) ? object[keyPath: keyPath] : nil))
      }
    }
    return NSKeyValueObservation(observer)
  }

  /// Makes a change of a property and tells its observers before and after.
  @MainActor package func _change(_ property: String, _ change: () -> Void) {
    guard let observers = KeyValueObservers.of(self) else { return change() }
    observers.willChange(property, of: self)
    change()
    observers.didChange(property)
  }

  /// Every observable property's getter calls it while ``KeyPathProbe/isReading``, so that a key path
  /// can be told by reading it.
  @MainActor package func _note<Value>(_ property: String, as type: Value.Type) {
    KeyPathProbe.note(property, of: self, as: type)
  }
}

extension NSObject {
  /// Tells observers that a property is about to change. Each call is followed by one of
  /// `didChangeValue(forKey:)`.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key, of: self)
  }

  /// Tells observers that a property has changed.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }
}

/// The observers of one object, in the order in which they came. Any thread may tell of a change.
package final class KeyValueObservers: @unchecked Sendable {
  private struct Entry {
    weak var observer: KeyValueObserver?
  }

  private typealias Ending = (observer: KeyValueObserver, end: @MainActor () -> Void)

  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The endings that follow the changes that are being made, by property, the innermost last.
  private var pending: [String: [[Ending]]] = [:]
  /// Which elements of an array are being changed, by property, and below how many changes of it.
  private var changingElements: [String: (change: ElementChange, depth: Int)] = [:]

  private static let besideLock = NSLock()
  nonisolated(unsafe) private static let besideObjects = AssociatedValues<KeyValueObservers>()

  /// The observers of an object; `nil` as long as it had none.
  static func of(_ object: AnyObject) -> KeyValueObservers? {
    if let keeper = object as? any KeyValueObserversKeeper {
      nonisolated(unsafe) let keeper = keeper
      return onThisThread { keeper.keptObservers }
    }
    return besideLock.withLock { besideObjects[object] }
  }

  /// The observers of an object, which are made when it had none.
  static func ofNew(_ object: AnyObject) -> KeyValueObservers {
    if let keeper = object as? any KeyValueObserversKeeper {
      nonisolated(unsafe) let keeper = keeper
      return onThisThread {
        let observers = keeper.keptObservers ?? KeyValueObservers()
        keeper.keptObservers = observers
        return observers
      }
    }
    return besideLock.withLock {
      let observers = besideObjects[object] ?? KeyValueObservers()
      besideObjects[object] = observers
      return observers
    }
  }

  func add(_ observer: KeyValueObserver) {
    lock.withLock {
      entries.removeAll { $0.observer?.present == nil }
      entries.append(Entry(observer: observer))
    }
  }

  /// - Parameter elements: which of an array's elements change; `nil` for a property that is set.
  func willChange(_ property: String, of object: AnyObject, elements: ElementChange? = nil) {
    // A property that is set while its elements change is how they change: that was told already.
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
    // A handler may add or end observations: those of the beginning are told.
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
    // Whoever began to observe during the change has no beginning to end.
    let endings = lock.withLock { () -> [Ending]? in
      let endings = pending[property]?.popLast()
      // What an observer does about it is a change of its own.
      if changingElements[property]?.depth == pending[property]?.count {
        changingElements[property] = nil
      }
      return endings
    }
    for (observer, end) in endings ?? [] where observer.present != nil { onThisThread(end) }
  }

  /// Which elements of an array are being changed; `nil` when a property is set.
  func elementChange(of property: String) -> ElementChange? {
    lock.withLock { changingElements[property]?.change }
  }
}

/// Finds out which property a key path reads.
///
/// A key path has no name on Linux, and that of an overridden property need not equal that of the
/// base class. So the key path is read once, and the getters say who they are.
@MainActor package enum KeyPathProbe {
  package private(set) static var isReading = false
  private static weak var object: AnyObject?
  private static var notes: [(property: String, type: ObjectIdentifier)] = []

  /// The name of the property at the end of `keyPath`; `nil` when no getter spoke up, and for a
  /// part of a property, as in `\.contentOffset.y`, which is no property of the object on iOS
  /// either.
  static func property<Object: AnyObject, Value>(
    of object: Object, at keyPath: KeyPath<Object, Value>
  ) -> String? {
    // The getters that speak up are those of views.
    guard isOnMainActor else { return nil }
    self.object = object
    notes = []
    isReading = true
    _ = object[keyPath: keyPath]
    isReading = false
    self.object = nil
    // An overriding getter may read other properties on its way to the base class.
    return notes.first { $0.type == ObjectIdentifier(Value.self) }?.property
  }

  static func note<Value>(_ property: String, of object: AnyObject, as type: Value.Type) {
    if object === self.object { notes.append((property, ObjectIdentifier(type))) }
  }
}
