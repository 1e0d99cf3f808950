import Foundation
import Synchronization

// Foundation's names for key-value observing, which Foundation on Linux lacks.

/// The kinds of messages that an observer wants, and their times.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change carries the value after it.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The change carries the value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is told at once, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is told before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a property changed. What views tell of is always ``setting``.
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
  /// The value after the change, when `.new` was asked for.
  public let newValue: Value?
  /// The value before the change, when `.old` was asked for.
  public let oldValue: Value?
  /// Which elements of a collection changed; `nil` for a property that was set.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool

  init(newValue: Value? = nil, oldValue: Value? = nil, isPrior: Bool = false) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    self.isPrior = isPrior
  }
}

/// Keeps an observation alive. It ends with this object, or by ``invalidate()``; the observed
/// object may go first.
///
/// It may be ended from anywhere, also from the `deinit` of a view that keeps it; so it is
/// sendable: all that it holds is a constant that is. (Unchecked, as `NSObject` is no class of
/// ours.)
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) {
    self.observer = observer
  }

  deinit {
    observer.invalidate()
  }

  /// Ends the observation. From any thread; a second call does nothing.
  public func invalidate() { observer.invalidate() }
}

/// One observer of one property: its handler, for as long as the observation is valid.
final class KeyValueObserver: Sendable {
  /// Takes note of the object before a change, and gives back what is to be done after it.
  typealias Handler = @MainActor (_ object: AnyObject) -> @MainActor () -> Void

  let property: String
  private let handler: Mutex<Handler?>

  init(property: String, handler: @escaping Handler) {
    self.property = property
    self.handler = Mutex(handler)
  }

  var present: Handler? { handler.withLock { $0 } }

  func invalidate() { handler.withLock { $0 = nil } }
}
