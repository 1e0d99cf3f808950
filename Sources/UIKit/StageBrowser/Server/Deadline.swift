/// Returns the result of `body`, or `nil` if it throws or is cancelled because it takes longer than `seconds`.
func within<Result: Sendable>(
  _ seconds: Double, _ body: @escaping @Sendable () async throws -> Result
) async -> Result? {
  await withTaskGroup(of: Result?.self) { group in
    group.addTask { try? await body() }
    group.addTask {
      try? await Task.sleep(for: .seconds(seconds))
      return nil
    }
    let first = await group.next() ?? nil
    group.cancelAll()
    return first
  }
}
