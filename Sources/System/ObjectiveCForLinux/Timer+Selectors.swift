import Foundation

// Timers and delays with a selector, which Foundation on Linux lacks.

extension Timer {
  /// Creates a timer that isn't scheduled yet. It retains its target until it is invalidated, as on iOS.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(fire: .ofFirstFire(after: ti), interval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      onMainActor { aSelector.perform(on: target, timer) }
    }
    TimerInformation.set(userInfo, of: self)
  }

  /// Creates a timer that isn't scheduled yet and fires at `date` first. It retains its target until it is
  /// invalidated, as on iOS.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      nonisolated(unsafe) let timer = timer
      onMainActor { s.perform(on: target, timer) }
    }
    TimerInformation.set(ui, of: self)
  }

  /// Creates a timer and schedules it on the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that never fires: properties contain one until there is a real one. It is as invalid as one
  /// that has been stopped.
  @_spi(Lowered) public convenience init(_never: Void) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// The value with which the timer was created. Foundation on Linux never sets `userInfo`, so lowered modules
  /// have their own property that returns this.
  @_spi(Lowered) public var _userInfo: Any? { TimerInformation.value(of: self) }
}

extension Date {
  /// The first fire date of a timer that is made now. An interval of 0 or less counts as 0.1 ms (Apple,
  /// `Timer.init(timeInterval:repeats:block:)`). On Linux, Foundation lets such a timer fire at once.
  package static func ofFirstFire(after interval: TimeInterval) -> Date {
    Date(timeIntervalSinceNow: interval > 0 ? interval : 0.0001)
  }
}

/// The values of timers.
private enum TimerInformation {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func set(_ value: Any?, of timer: Timer) {
    guard let value else { return }
    AssociatedObjects.shared.set(value, key, .OBJC_ASSOCIATION_RETAIN, of: timer)
  }

  static func value(of timer: Timer) -> Any? { AssociatedObjects.shared.value(key, of: timer) }
}

extension NSObject {
  /// Calls a method after a delay in seconds, on the current thread. The object is retained until then. As on iOS,
  /// nothing happens unless the thread runs its run loop.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    nonisolated(unsafe) let receiver = self
    let timer = Timer(fire: .ofFirstFire(after: delay), interval: 0, repeats: false) { timer in
      nonisolated(unsafe) let timer = timer
      onThisThread { DelayedPerforms.fire(timer, receiver) }
    }
    DelayedPerforms.add(timer, aSelector, anArgument, to: self)
    (isOnMainActor ? RunLoop.main : .current).add(timer, forMode: .default)
  }

  /// Cancels the pending calls of `perform(_:with:afterDelay:)` for an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Cancels the pending calls of one method with an equal argument. `nil` only equals `nil` (Apple,
  /// `cancelPreviousPerformRequests(withTarget:selector:object:)`).
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.cancel(aTarget as AnyObject) { selector, argument in
      selector == aSelector && DelayedPerforms.areEqual(argument, anArgument)
    }
  }
}

/// The pending delayed calls.
private enum DelayedPerforms {
  private struct Request {
    let timer: Timer
    let selector: Selector
    let argument: Any?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var requests: [ObjectIdentifier: [Request]] = [:]

  static func add(_ timer: Timer, _ selector: Selector, _ argument: Any?, to object: AnyObject) {
    lock.withLock {
      requests[ObjectIdentifier(object), default: []].append(
        Request(timer: timer, selector: selector, argument: argument))
    }
  }

  @MainActor static func fire(_ timer: Timer, _ object: AnyObject) {
    guard let request = take(from: object, where: { $0.timer === timer }).first else { return }
    request.selector.perform(on: object, request.argument)
  }

  static func cancel(_ object: AnyObject, where isMeant: (Selector, Any?) -> Bool) {
    for request in take(from: object, where: { isMeant($0.selector, $0.argument) }) {
      request.timer.invalidate()
    }
  }

  /// Returns whether two arguments are equal. Objects that can't be compared are equal to themselves.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a as AnyObject === b as AnyObject
  }

  private static func take(from object: AnyObject, where isMeant: (Request) -> Bool) -> [Request] {
    let identifier = ObjectIdentifier(object)
    return lock.withLock {
      guard let all = requests[identifier] else { return [] }
      let left = all.filter { !isMeant($0) }
      requests[identifier] = left.isEmpty ? nil : left
      return all.filter(isMeant)
    }
  }
}
