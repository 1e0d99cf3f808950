import Foundation
@_spi(Lowered) import ObjectiveCForLinux
import OpenCombine

extension NSObject {
  /// A publisher of the values of an observable property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions
    /// The property's name, if the lowering has read it from the key path.
    private let name: String?

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.init(object: object, keyPath: keyPath, options: options, name: nil)
    }

    fileprivate init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions,
      name: String?
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      self.name = name
    }

    /// Subscribes. The value at the time of the subscription, requested by `.initial`, waits for demand. Later
    /// values without demand are dropped, as on iOS.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = DemandedSubscription(downstream: subscriber)
      let send = GivenAway(subscription.send)
      let tell: @MainActor (Subject, NSKeyValueObservedChange<Value>) -> Void = {
        [keyPath = GivenAway(keyPath)] object, _ in
        send.value(object[keyPath: keyPath.value])
      }
      let later = options.subtracting(.initial)
      let observation =
        if let name {
          object.observe(keyPath, named: name, options: later, changeHandler: tell)
        } else {
          object.observe(keyPath, options: later, changeHandler: tell)
        }
      subscription.onCancel { observation.invalidate() }
      if options.contains(.initial) { subscription.keep(object[keyPath: keyPath]) }
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values: the current one, and each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }

  /// Returns a publisher for a property whose name the lowering has read from the key path.
  @_spi(Lowered)
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, named name: String,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(
      object: self, keyPath: keyPath, options: options, name: name)
  }
}
