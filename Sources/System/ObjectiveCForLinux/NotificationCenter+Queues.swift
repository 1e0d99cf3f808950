import Foundation

extension NotificationCenter {
  /// Calls a block on a queue for each notification. Lowered modules call this instead of Foundation's method.
  ///
  /// The code that posts waits until the block has run, as on iOS. Foundation on Linux also waits for the main
  /// queue on the main thread, forever; here the block then runs immediately.
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
