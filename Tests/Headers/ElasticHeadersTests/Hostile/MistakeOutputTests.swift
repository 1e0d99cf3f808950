import Foundation
import Testing

@testable import ElasticHeaders

/// Messages about mistakes on systems without a unified log.
@MainActor
@Suite struct MistakeOutputTests {
  @Test("A message comes out on the standard error as it is, once")
  func standardError() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for _ in 0..<2 { Mistake.report("100 %@ of it is a mistake") }
    }
    let written = String(
      decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = written.split(separator: "\n").filter { $0.contains("mistake") }
    #expect(lines == ["ElasticHeaders: 100 %@ of it is a mistake"])
  }
}
