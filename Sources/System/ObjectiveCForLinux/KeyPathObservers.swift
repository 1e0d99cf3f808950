import Foundation

/// A key in the dictionary of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObject {
  /// Makes the observer's `observeValue(forKeyPath:of:change:context:)` be called each time a property is set.
  /// The observer's class must be lowered, so that the method is found.
  ///
  /// All properties of a path are observed, so the objects on the way may be replaced. The observer is not
  /// retained; the observation ends when it is deallocated.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyPathObservers.shared.add(observer, to: self, keyPath, options, context)
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyPathObservers.shared.remove(observer, from: self) {
      $0.keyPath == keyPath && $0.context == context
    }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyPathObservers.shared.remove(observer, from: self) { $0.keyPath == keyPath }
  }
}

extension _KeyValueCodingAndObserving {
  /// Reports a change that no override handled: a class's own method calls `super` for those.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    Diagnostics.report("\(type(of: self)) doesn't handle the change of '\(keyPath ?? "")'")
  }
}

/// The observers by key path of all objects. It can be used from any thread.
private final class KeyPathObservers: @unchecked Sendable {
  static let shared = KeyPathObservers()

  struct Entry {
    weak var observer: NSObject?
    /// The observer's identity, also after its end.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    /// The link is stored here and released with the observed object.
    let link: ObservedPath
  }

  private let entries = AssociatedValues<[Entry]>()

  func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let change = Change(
      observer: observer, object: object, keyPath: keyPath, options: options, context: context)
    let link = ObservedPath(object, keyPath) { _ in
      if options.contains(.prior) { change.tell([.notificationIsPriorKey: true]) }
      let elements = change.elementChange
      let old = options.contains(.old) ? change.oldValue(elements) : nil
      return {
        var content = change.content(elements)
        content[.oldKey] = old
        change.tell(content)
      }
    }
    let entry = Entry(
      observer: observer, identity: ObjectIdentifier(observer), keyPath: keyPath, context: context,
      link: link)
    // An observer that was alive in the table may be released here, outside the lock.
    let seen = entries.update(of: object) { all -> [NSObject?] in
      let observers = (all ?? []).map(\.observer)
      all = zip(all ?? [], observers).filter { $1 != nil }.map(\.0) + [entry]
      return observers
    }
    withExtendedLifetime(seen) {}
    if options.contains(.initial) { change.tell(change.content(nil)) }
  }

  /// Removes the last of the matching entries, because each call adds one.
  func remove(_ observer: NSObject, from object: NSObject, where isMeant: (Entry) -> Bool) {
    let removed = entries.update(of: object) { all -> Entry? in
      guard
        let index = all?.lastIndex(where: {
          $0.identity == ObjectIdentifier(observer) && isMeant($0)
        })
      else { return nil }
      let entry = all?.remove(at: index)
      if all?.isEmpty == true { all = nil }
      return entry
    }
    removed?.link.invalidate()
  }
}

/// The notifications of one observer about changes of one property.
private struct Change: @unchecked Sendable {
  weak var observer: NSObject?
  weak var object: NSObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?

  /// The last name of the path.
  private var name: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }

  /// The object that currently has the property of the last name.
  private var owner: NSObject? {
    let way = keyPath.split(separator: ".").dropLast().joined(separator: ".")
    return way.isEmpty ? object : object?.value(forKeyPath: way) as? NSObject
  }

  private var property: String { owner.map { Observability.name(of: name, in: $0) } ?? name }

  var value: Any? { owner?.value(forKey: name) }

  /// The elements of the property that are being changed; `nil` when it is set.
  var elementChange: ElementChange? {
    owner.flatMap(KeyValueObservers.of)?.elementChange(of: property)
  }

  /// Returns the notification after a change.
  func content(_ elements: ElementChange?) -> [NSKeyValueChangeKey: Any] {
    let kind = elements?.kind ?? .setting
    var content: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    content[.indexesKey] = elements?.indexes
    guard options.contains(.new) else { return content }
    if let elements {
      content[.newKey] = present.flatMap(elements.new)
    } else {
      content[.newKey] = value
    }
    return content
  }

  /// Returns the values that a change is about to remove.
  func oldValue(_ elements: ElementChange?) -> Any? {
    if let elements { return present.flatMap(elements.old) }
    return value
  }

  private var present: PropertyElements? {
    owner.flatMap { PropertyElements(of: property, in: $0) }
  }

  func tell(_ content: [NSKeyValueChangeKey: Any]) {
    guard let observer, let object else { return }
    let selector = Selector("observeValueForKeyPath:of:change:context:")
    nonisolated(unsafe) let (receiver, arguments) = (
      observer, [keyPath, object, content, context] as [Any?]
    )
    guard onThisThread({ selector.result(on: receiver, arguments) }) != nil else {
      return Diagnostics.report(
        "\(type(of: observer)) has no observeValue(forKeyPath:of:change:context:) that is lowered")
    }
  }
}
