/// The open transactions of one render loop. The first one is the implicit transaction of the frame.
final class TransactionStack {
  final class Transaction {
    var duration: CFTimeInterval?
    /// The timing function. `nil` and not set are different.
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var completion: AnimationGroupCompletion?
    var values: [String: Any] = [:]

    /// Whether nothing has been set.
    var isUntouched: Bool {
      duration == nil && timingFunction == nil && disablesActions == nil && completion == nil
        && values.isEmpty
    }
  }

  private var open = [Transaction()]

  var top: Transaction { open[open.count - 1] }

  /// Whether the frame's own transaction has settings or a completion block.
  var hasImplicit: Bool { !open[0].isUntouched }

  var duration: CFTimeInterval? { innermost(\.duration) }
  var timingFunction: CAMediaTimingFunction? { innermost(\.timingFunction) ?? nil }
  var disablesActions: Bool { innermost(\.disablesActions) ?? false }

  private func innermost<Value>(_ setting: (Transaction) -> Value?) -> Value? {
    for transaction in open.reversed() {
      if let value = setting(transaction) { return value }
    }
    return nil
  }

  func begin() { open.append(Transaction()) }

  func commit() {
    guard open.count > 1 else {
      commitImplicit()
      return
    }
    open.removeLast().completion?.close()
  }

  /// Ends the frame's own transaction, and begins the next frame's.
  func commitImplicit() {
    let ended = open[0]
    open[0] = Transaction()
    ended.completion?.close()
  }

  func setCompletion(_ block: (() -> Void)?) {
    let previous = top.completion
    top.completion = block.map(AnimationGroupCompletion.init)
    previous?.close()
  }

  /// The completion blocks that wait for an animation added now.
  var completions: [AnimationGroupCompletion] { open.compactMap(\.completion) }

  func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: duration
    case kCATransactionAnimationTimingFunction: timingFunction
    case kCATransactionDisableActions: disablesActions
    case kCATransactionCompletionBlock: top.completion?.block
    default: innermost { $0.values[key] }
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      top.duration = AnimatableValue(value)?.number.map(CFTimeInterval.init)
    case kCATransactionAnimationTimingFunction:
      top.timingFunction = .some(value as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      top.disablesActions = AnimatableValue(value)?.number.map { $0 != 0 }
    case kCATransactionCompletionBlock: setCompletion(value as? () -> Void)
    default: top.values[key] = value
    }
  }
}

/// A transaction's completion block, and the number of animations that it waits for. It runs exactly once.
final class AnimationGroupCompletion {
  private(set) var block: (() -> Void)?
  private var waitsFor = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { waitsFor += 1 }

  func leave() {
    waitsFor -= 1
    runIfDone()
  }

  /// Declares that no more animations will be added.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, waitsFor == 0, let block else { return }
    self.block = nil
    block()
  }
}
