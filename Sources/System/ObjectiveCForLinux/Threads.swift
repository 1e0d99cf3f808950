import Foundation

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Whether this is where the main actor runs: the main thread, or the thread that processes the main queue if
/// the main thread has left that to others, as in a test.
package var isOnMainActor: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// Runs a closure immediately on the main actor, or as soon as possible from any other thread.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}

/// Runs a main-actor closure on the current thread.
///
/// A message in Objective-C is nonisolated: it runs where it is sent, and the sender is responsible for the
/// thread, as on iOS. Registered members are isolated to the main actor, because nearly all of the classes are.
package func onThisThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    try unsafeBitCast($0, to: (() throws -> Result).self)()
  }
}
