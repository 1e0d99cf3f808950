/// The settings under which layers are changed: how long their implicit animations take, whether there
/// are any, and what to do when all have ended.
///
/// Transactions nest. What is set holds until the matching `commit()`; outside of any, it holds until
/// the render loop commits the frame.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { RenderLoop.current.transactions }

  open class func begin() { stack.begin() }

  /// Ends the innermost transaction. Its completion block runs when the animations that were added in it
  /// have ended, and at once when there are none.
  open class func commit() { stack.commit() }

  /// Commits all that is due now, layout and drawing included, and does not wait for the frame.
  open class func flush() { RenderLoop.current.commit() }

  /// Seconds; 0.25 when not set.
  open class func animationDuration() -> CFTimeInterval { stack.duration ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.top.duration = dur }

  /// The curve of implicit animations; `nil` for their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.timingFunction = .some(function)
  }

  /// Whether changes have no actions, so happen at once.
  open class func disableActions() -> Bool { stack.disablesActions }
  open class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { stack.top.completion?.block }

  /// Runs `block` when every animation that is added from now until the commit has ended or was removed.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

  /// One of the settings above, by its `kCATransaction…` key, or a value of your own.
  open class func value(forKey key: String) -> Any? { stack.value(forKey: key) }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    stack.setValue(anObject, forKey: key)
  }

  /// Keeps other threads out until the matching `unlock()`. May be called again within.
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
