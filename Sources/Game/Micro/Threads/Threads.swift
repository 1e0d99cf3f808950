/// How many threads share the loops of a step.
///
///     world.threads = Threads(2)
///
/// It is no part of a world's state: no hash and no save knows of it. Loops are cut into the same
/// blocks for any number, no block writes what another one reads, and sums are taken in order
/// afterwards, so the bits are the same for any number, too.
///
/// Copies of a world share its threads. When two of them step at the same time, one does without.
public struct Threads: Sendable {
  /// How many there are, the caller's among them.
  public let count: Int
  private let crew: Crew?

  /// The caller's alone.
  public static let one = Threads(1)

  /// - Parameter count: At least 1. More than the machine has cores gain nothing. In WebAssembly
  ///   there is one, whatever is asked for.
  public init(_ count: Int) {
    precondition(count > 0, "somebody has to do the work")
    #if arch(wasm32)
      self.count = 1
      crew = nil
    #else
      self.count = count
      crew = count > 1 ? Crew(helpers: count - 1) : nil
    #endif
  }

  /// Calls `body` with every number below `count`, each once, in any order and from any thread, and
  /// returns when all calls have.
  func each(_ count: Int, _ body: (Int) -> Void) {
    #if !arch(wasm32)
      if let crew, count > 1, crew.share(count, body) { return }
    #endif
    for number in 0..<count { body(number) }
  }

  /// Calls `body` with ranges of `size` that cover the numbers below `count`, the last one shorter.
  func blocks(of size: Int, below count: Int, _ body: (Range<Int>) -> Void) {
    each((count + size - 1) / size) { block in
      body(block * size..<Swift.min((block + 1) * size, count))
    }
  }
}

#if arch(wasm32)
  /// There are no threads to share the work with.
  final class Crew: Sendable {}
#endif
