import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications with a name that are posted during a subscription.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The object whose notifications are sent; `nil` for every object.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = DemandedSubscription(downstream: subscriber)
      let send = GivenAway(subscription.send)
      let observation = center.addObserver(forName: name, object: object, queue: nil) {
        send.value($0)
      }
      let center = self.center
      subscription.onCancel { center.removeObserver(observation) }
      subscriber.receive(subscription: subscription)
    }
  }

  /// Returns a publisher of the notifications with a name, of one object or of all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
