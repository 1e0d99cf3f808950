/// The settings for changes of layers: the duration of implicit animations, whether there are any, and a
/// closure for when all have ended.
///
/// Transactions can be nested. Settings apply until the matching `commit()`; outside of any transaction, they
/// apply until the render loop commits the frame.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { RenderLoop.current.transactions }

  open class func begin() { stack.begin() }

  /// Ends the innermost transaction. Its completion block runs when the animations that were added in it have
  /// ended, or immediately if there are none.
  open class func commit() { stack.commit() }

  /// Commits all changes now, including layout and drawing, without waiting for the frame.
  open class func flush() { RenderLoop.current.commit() }

  /// Returns the duration in seconds. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval { stack.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.top.duration = dur }

  /// Returns the timing curve of implicit animations; `nil` for their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.timingFunction = .some(function)
  }

  /// Returns whether changes have no actions, so that they take effect immediately.
  open class func disableActions() -> Bool { stack.disablesActions }
  open class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { stack.top.completion?.block }

  /// Runs `block` when every animation added between now and the commit has ended or was removed.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

  /// Returns one of the settings above, by its `kCATransaction…` key, or a value of your own.
  open class func value(forKey key: String) -> Any? { stack.value(forKey: key) }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    stack.setValue(anObject, forKey: key)
  }

  /// Excludes other threads until the matching `unlock()`. Calls can be nested.
  open class func lock() { mutex.lock() }
  open class func unlock() { mutex.unlock() }
  private static let mutex = NSRecursiveLock()

  package static func withoutActions(_ change: () -> Void) {
    let top = stack.top
    let old = top.disablesActions
    top.disablesActions = true
    change()
    top.disablesActions = old
  }
}
