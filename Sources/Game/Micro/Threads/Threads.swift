/// The threads that share the loops of a step.
///
///     world.threads = Threads(2)
///
/// The number of threads isn't part of a world's state: neither hashes nor saves contain it. Loops are divided into the
/// same blocks for any number of threads, no block writes what another one reads, and sums are added in order
/// afterwards. The bits are therefore the same for any number.
///
/// Copies of a world share its threads. If two of them step at the same time, one runs on its own thread only.
public struct Threads: Sendable {
  /// The number of threads, including the caller's.
  public let count: Int
  private let crew: Crew?

  /// Only the caller's thread.
  public static let one = Threads(1)

  /// Creates threads.
  ///
  /// - Parameter count: The number of threads, at least 1. More than the machine has cores gain nothing. WebAssembly
  ///   always has one.
  public init(_ count: Int) {
    precondition(count > 0, "at least one thread is needed")
    #if arch(wasm32)
      self.count = 1
      crew = nil
    #else
      self.count = count
      crew = count > 1 ? Crew(helpers: count - 1) : nil
    #endif
  }

  /// Calls `body` with every number below `count`, each once, in any order and from any thread. Returns when all calls
  /// have returned.
  func each(_ count: Int, _ body: (Int) -> Void) {
    #if !arch(wasm32)
      if let crew, count > 1, crew.share(count, body) { return }
    #endif
    for number in 0..<count { body(number) }
  }

  /// Calls `body` with ranges of `size` that cover the numbers below `count`; the last one may be shorter.
  func blocks(of size: Int, below count: Int, _ body: (Range<Int>) -> Void) {
    each((count + size - 1) / size) { block in
      body(block * size..<Swift.min((block + 1) * size, count))
    }
  }
}

#if arch(wasm32)
  /// A placeholder: there are no threads to share the work with.
  final class Crew: Sendable {}
#endif
