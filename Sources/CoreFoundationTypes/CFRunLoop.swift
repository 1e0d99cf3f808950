import Foundation

/// A run loop, as Core Foundation calls it.
public final class CFRunLoop: @unchecked Sendable {
  let loop: RunLoop

  init(_ loop: RunLoop) {
    self.loop = loop
  }
}

/// The run loop of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Has a run loop look at what waits for it, when it sleeps.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.loop.perform {} }
