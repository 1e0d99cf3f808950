/// Applies a pure function to every element, on at most so many threads; results keep their order.
///
/// - Parameter finished: Called after each element with how many are done.
func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, finished: (Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var next = 0
    func add() {
      guard next < elements.count else { return }
      let index = next
      let element = elements[index]
      group.addTask { (index, transform(element)) }
      next += 1
    }
    for _ in 0..<max(threads, 1) { add() }
    var done = 0
    for await (index, result) in group {
      results[index] = result
      done += 1
      finished(done)
      add()
    }
    return results.compactMap { $0 }
  }
}
