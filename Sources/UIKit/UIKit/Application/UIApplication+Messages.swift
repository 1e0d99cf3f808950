import ObjectiveCForLinux

/// Class messages of `UIApplication`. Libraries that may run in an extension ask for the application by
/// `UIApplication.perform(NSSelectorFromString("sharedApplication"))`.
extension UIApplication: ClassMessagesReceiver {
  nonisolated package static func hasClassMethod(_ name: String) -> Bool {
    name == "sharedApplication"
  }

  nonisolated package static func callClassMethod(_ name: String) -> AnyObject? {
    hasClassMethod(name) ? onThisThread { ClassMessageResult(object: shared) }.object : nil
  }
}

/// Transfers an object out of the main actor.
private struct ClassMessageResult: @unchecked Sendable {
  let object: AnyObject
}
