import Foundation

/// An object whose properties can be observed. On iOS every `NSObject` is one; here it is whoever
/// tells of its changes, as views do.
@preconcurrency @MainActor public protocol _KeyValueCodingAndObserving: AnyObject {
  /// Whoever observes the object; `nil` as long as nobody does.
  var _keyValueObservers: _KeyValueObservers? { get set }
}

extension _KeyValueCodingAndObserving {
  /// Has `changeHandler` called whenever the property is set, also to the value that it had.
  ///
  /// The observation lasts as long as the object that is returned. A property that nobody tells of
  /// is reported once on standard error, and the handler is never called.
  ///
  /// The handler is the main actor's, as all that views do; on iOS it is called on the thread that
  /// makes the change, which for views is the main one.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    typealias Change = NSKeyValueObservedChange<Value>
    let property = KeyPathProbe.property(of: self, at: keyPath)
    let observer = KeyValueObserver(property: property ?? "") { object in
      let object = unsafeDowncast(object, to: Self.self)
      let old = options.contains(.old) ? object[keyPath: keyPath] : nil
      if options.contains(.prior) { changeHandler(object, Change(oldValue: old, isPrior: true)) }
      return {
        let new = options.contains(.new) ? object[keyPath: keyPath] : nil
        changeHandler(object, Change(newValue: new, oldValue: old))
      }
    }
    if property == nil {
      KeyPathProbe.reportUnobservable(keyPath)
    } else {
      let observers = _keyValueObservers ?? _KeyValueObservers()
      _keyValueObservers = observers
      observers.add(observer)
    }
    if options.contains(.initial) {
      changeHandler(self, Change(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil))
    }
    return NSKeyValueObservation(observer)
  }

  /// Makes a change of a property and tells its observers before and after.
  package func _change(_ property: String, _ change: () -> Void) {
    guard let observers = _keyValueObservers else { return change() }
    observers.tell(of: property, on: self, change)
  }

  /// What every observable property's getter calls while ``KeyPathProbe/isReading``, so that a key
  /// path can be told by reading it.
  package func _note<Value>(_ property: String, as type: Value.Type) {
    KeyPathProbe.note(property, of: self, as: type)
  }
}

/// The observers of one object, in the order in which they came.
@preconcurrency @MainActor public final class _KeyValueObservers {
  private struct Entry {
    weak var observer: KeyValueObserver?
  }

  private var entries: [Entry] = []

  func add(_ observer: KeyValueObserver) {
    entries.removeAll { $0.observer?.present == nil }
    entries.append(Entry(observer: observer))
  }

  func tell(of property: String, on object: AnyObject, _ change: () -> Void) {
    var endings: [(observer: KeyValueObserver, end: @MainActor () -> Void)] = []
    // A handler may add or end observations: those of the beginning are told.
    for entry in entries {
      guard let observer = entry.observer, observer.property == property,
        let begin = observer.present
      else { continue }
      endings.append((observer, begin(object)))
    }
    change()
    for (observer, end) in endings where observer.present != nil { end() }
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
  private static var reported: Set<AnyKeyPath> = []

  /// The name of the property at the end of `keyPath`; `nil` when no getter spoke up, and for a part
  /// of a property, as in `\.contentOffset.y`, which is no property of the object on iOS either.
  static func property<Object: AnyObject, Value>(
    of object: Object, at keyPath: KeyPath<Object, Value>
  ) -> String? {
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

  static func reportUnobservable(_ keyPath: AnyKeyPath) {
    guard reported.insert(keyPath).inserted else { return }
    let line = "UIKit: observe(\(keyPath)): nobody tells of changes of this property\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
