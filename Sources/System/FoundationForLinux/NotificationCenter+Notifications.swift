import Foundation

extension NotificationCenter {
  /// Notifications as they are posted, in their order.
  ///
  /// Observing begins with the iteration and ends with it. What is posted while nobody waits is kept, without a
  /// limit.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of the notifications of one name, and of one object if there is one.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    // Never changed, and the center is safe to use from any thread.
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Notification>.Iterator

      public mutating func next() async -> Notification? { await base.next() }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name, object: object, queue: nil
      ) { notification in
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      let center = center
      continuation.onTermination = { _ in center.removeObserver(observer) }
      return Iterator(base: stream.makeAsyncIterator())
    }
  }
}
