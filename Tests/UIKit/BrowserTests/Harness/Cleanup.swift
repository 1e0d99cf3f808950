/// Runs `body`, then `end`, whether `body` threw or not: a `defer` with an asynchronous end.
@MainActor func withCleanup<Result>(
  _ end: @MainActor () async -> Void, _ body: @MainActor () async throws -> Result
) async throws -> Result {
  do {
    let result = try await body()
    await end()
    return result
  } catch {
    await end()
    throw error
  }
}
