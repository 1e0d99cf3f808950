@testable import ElasticHeaders

/// Records the mistakes that are reported while `body` runs.
@MainActor
func mistakes(_ body: () throws -> Void) rethrows -> [String] {
  var heard: [String] = []
  let listener = Mistake.listener
  Mistake.listener = { heard.append($0) }
  defer { Mistake.listener = listener }
  try body()
  return heard
}
