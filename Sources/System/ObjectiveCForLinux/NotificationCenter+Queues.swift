import Foundation

extension NotificationCenter {
  /// Has a block called on a queue with each notification. What lowered modules call in the place of
  /// Foundation's function.
  ///
  /// Whoever posts waits until the block has run, as on iOS. Foundation on Linux waits for the main
  /// queue on the main thread too, for ever; here the block runs at once there.
  @_spi(Lowered)
  public func _addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let queue, queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj, queue: queue, using: block)
    }
    return addObserver(forName: name, object: obj, queue: nil) { notification in
      if isOnMainActor { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.sync { block(notification) }
    }
  }
}
