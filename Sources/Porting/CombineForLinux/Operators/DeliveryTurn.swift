import Foundation

/// Whose turn it is to send values to a downstream that several upstreams feed.
///
/// One thread at a time has the turn. Others leave their values in the operator's queue and go on:
/// nobody waits, so operators in a row can't block each other. A downstream that causes a value
/// while it receives one gets that one at once, as with Apple's operators.
///
/// The operator's own lock protects it.
struct DeliveryTurn {
  private var owner: pthread_t?
  private var depth = 0

  /// Takes the turn for the calling thread, unless another one has it.
  mutating func take() -> Bool {
    let thread = pthread_self()
    if let owner, pthread_equal(owner, thread) == 0 { return false }
    owner = thread
    depth += 1
    return true
  }

  /// Gives back what one `take()` took.
  mutating func giveBack() {
    depth -= 1
    if depth == 0 { owner = nil }
  }
}
