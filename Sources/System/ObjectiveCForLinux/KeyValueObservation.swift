import Foundation
import Synchronization

// Foundation's names for key-value observing, which Foundation on Linux lacks.

/// The content and timing of an observer's notifications.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is called immediately, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is also called before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a property's change. Views only report ``setting``.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The new value, if `.new` was requested.
  public let newValue: Value?
  /// The old value, if `.old` was requested.
  public let oldValue: Value?
  /// The indexes of the changed elements of a collection; `nil` for a property that was set.
  public let indexes: IndexSet?
  /// Whether the notification comes before the change.
  public let isPrior: Bool

  init(newValue: Value? = nil, oldValue: Value? = nil, isPrior: Bool = false) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    self.isPrior = isPrior
  }
}

/// An object that keeps an observation alive. The observation ends when this object is deallocated, or with
/// ``invalidate()``. The observed object may be deallocated first.
///
/// It may be released on any thread, for example in the `deinit` of a view that stores it, so it is sendable:
/// it only contains a constant that is. (It is unchecked because `NSObject` belongs to another module.)
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }

  /// Ends the observation. It can be called from any thread; a second call does nothing.
  public func invalidate() { end() }
}

/// An observer of one property: its handler, while the observation is valid.
final class KeyValueObserver: Sendable {
  /// Reads the object before a change, and returns a closure for after it.
  typealias Handler = @MainActor (_ object: AnyObject) -> @MainActor () -> Void

  let property: String
  private let handler: Mutex<HandlerBox?>

  /// A handler as an object: a closure that a `Mutex` returns is wrapped in one more closure each time.
  private final class HandlerBox: Sendable {
    let handler: Handler

    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  init(property: String, handler: @escaping Handler) {
    self.property = property
    self.handler = Mutex(HandlerBox(handler))
  }

  /// The handler, until the observation is invalidated.
  var present: Handler? { handler.withLock { $0 }?.handler }

  var isValid: Bool { handler.withLock { $0 != nil } }

  func invalidate() {
    // The handler's captured objects are released outside the lock: their deinitializers may end observations.
    let old = handler.withLock { current in
      let old = current
      current = nil
      return old
    }
    withExtendedLifetime(old) {}
  }
}
