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
///
/// A timer that is due does so; a closure that is performed waits for the loop to wake.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  rl?.loop.add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .common)
}
