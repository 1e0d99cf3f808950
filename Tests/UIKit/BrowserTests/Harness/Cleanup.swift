/// Runs `body`, then `end`, whether it threw or not: what `defer` is for, where the end has to be waited for.
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
