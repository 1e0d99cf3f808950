/// Applies a pure function to every element, on at most `threads` threads. Results keep their order.
///
/// - Parameter finished: Called after each element with the number done and its result.
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

/// Applies a pure function to every element and shows a progress line with the count and the time left.
///
/// - Parameters:
///   - work: The work, as the line begins.
///   - nouns: The noun for one element, and for several.
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
