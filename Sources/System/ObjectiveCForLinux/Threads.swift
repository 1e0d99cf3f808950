import Foundation

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Whether this is where the main actor runs: the main thread, or the thread that works off the
/// main queue where the main thread has left that to others, as in a test.
package var isOnMainActor: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// Runs at once on the main actor, and as soon as it can from any other thread.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}

/// Runs what is written down as the main actor's on the thread that asks.
///
/// A message of Objective-C's belongs to no actor: it runs where it is sent, and whoever sends one
/// answers for the thread, as on iOS. What is registered of classes is the main actor's, since
/// nearly all of them are.
package func onThisThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    try unsafeBitCast($0, to: (() throws -> Result).self)()
  }
}
