import Foundation

/// Core Foundation's type for a run loop.
public final class CFRunLoop: @unchecked Sendable {
  let loop: RunLoop

  init(_ loop: RunLoop) {
    self.loop = loop
  }
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Wakes a sleeping run loop so that it handles pending work.
///
/// A timer that is due wakes it too; a closure that was added waits until the loop wakes.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  rl?.loop.add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .common)
}
