/// Applies a pure function to every element, on at most so many threads; results keep their order.
///
/// - Parameter finished: Called after each element with how many are done, and with its result.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, finished: (Int, Result) -> Void = { _, _ in },
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
      finished(done, result)
      add()
    }
    return results.compactMap { $0 }
  }
}

/// The same, with a line that says how many are done and how long the rest will take.
///
/// - Parameters:
///   - work: What is done, as the line begins.
///   - nouns: What one element is called, and several.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, work: String, nouns: (one: String, other: String),
  _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  let progress = ProgressLine()
  let all = elements.count
  let results = await parallelMap(
    elements, threads: threads,
    finished: { done, _ in
      progress.show(
        "\(work): \(done) of \(Counted.text(all, nouns.one, nouns.other)) · "
          + "\(progress.left(after: done, of: all)) left")
    }, transform)
  progress.end()
  return results
}
