import Foundation

extension NotificationCenter {
  /// Returns a sequence of notifications in the order in which they are posted.
  ///
  /// Observation begins and ends with the iteration. Notifications that are posted while nothing waits are
  /// stored, without a limit.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of the notifications with a name, and from one object if one is given.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    // It never changes, and the center is safe to use from any thread.
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
