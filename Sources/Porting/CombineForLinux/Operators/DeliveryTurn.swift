import Foundation

/// The right to send values to a downstream that several upstreams feed.
///
/// One thread at a time has it. Other threads put their values into the operator's queue and continue. No
/// thread waits, so a chain of operators can't deadlock. If a downstream causes a value while it receives one,
/// it receives the new value immediately, as with Apple's operators.
///
/// The operator's own lock protects this value.
struct DeliveryTurn {
  private var owner: pthread_t?
  private var depth = 0

  /// Takes the turn for the calling thread. Returns `false` if another thread has it.
  mutating func take() -> Bool {
    let thread = pthread_self()
    if let owner, pthread_equal(owner, thread) == 0 { return false }
    owner = thread
    depth += 1
    return true
  }

  /// Gives back the turn after one `take()`.
  mutating func giveBack() {
    depth -= 1
    if depth == 0 { owner = nil }
  }
}
