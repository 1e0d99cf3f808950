import OozeCheckout
import Foundation
import Testing

/// `ElasticHeaders` supports iOS 13 and later; `Gallery`, `Micro` and `MicroApp` support iOS 16 and later. A
/// compiler for Linux can't check that, so this test searches by name for known violations and for newer API of
/// the standard library.
@Suite struct PromisedSystemsTests {
  private static let products = ["ElasticHeaders", "Gallery", "Micro", "MicroApp"]

  private struct Source {
    let path: String
    /// The file's text without comments.
    let code: String
  }

  private func sources(of product: String) throws -> [Source] {
    let folder = OozeCheckout.sources(of: product)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var sources: [Source] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard !file.path.contains(".docc/") else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      sources.append(
        Source(path: "\(product)/\(file.lastPathComponent)", code: lines.joined(separator: "\n")))
    }
    #expect(sources.count > 10)
    return sources
  }

  /// API that is newer than the promised version. The versions are those of the availability attributes in the
  /// interface of Swift's standard library.
  private enum Young: String, CaseIterable, CustomTestStringConvertible {
    case spanOfArray = #"\w\.span\b(?!\()"#
    case mutableSpanOfArray = #"\.mutableSpan\b"#
    case inlineArray = #"\bInlineArray\b|\[\d+ of "#
    case utf8Span = #"\bUTF8Span\b|\.utf8Span\b"#
    case outputSpan = #"\bOutputSpan\b"#
    case wideInteger = #"\bU?Int128\b"#
    case rangeSet = #"\bRangeSet\b|\.indices\(where:"#
    case synchronization = #"import Synchronization\b"#
    case observation = #"import Observation\b|@Observable\b"#
    case discardingTaskGroup = #"with(?:Throwing)?DiscardingTaskGroup\b"#
    case isolatedDeinit = #"isolated deinit\b"#
    case collectionOfEnumerated = #"\.enumerated\(\)\.(?:count|isEmpty|indices|startIndex)\b"#

    var testDescription: String { "\(self)" }

    var example: String {
      switch self {
      case .spanOfArray: "let position = position.span"
      case .mutableSpanOfArray: "var flows = flows.mutableSpan"
      case .inlineArray: "var row: InlineArray<4, Float>"
      case .utf8Span: "text.utf8Span"
      case .outputSpan: "inout OutputSpan<Int>"
      case .wideInteger: "let wide: UInt128 = 0"
      case .rangeSet: "numbers.indices(where: { $0 > 1 })"
      case .synchronization: "import Synchronization"
      case .observation: "@Observable final class Model {}"
      case .discardingTaskGroup: "await withDiscardingTaskGroup { _ in }"
      case .isolatedDeinit: "isolated deinit { link?.invalidate() }"
      case .collectionOfEnumerated: "names.enumerated().count"
      }
    }
  }

  @Test(arguments: Young.allCases) private func nothingYoungIsUsed(_ young: Young) throws {
    let pattern = try Regex(young.rawValue)
    #expect(young.example.contains(pattern), "the pattern finds what it is for")
    for product in Self.products {
      for source in try sources(of: product) {
        #expect(!source.code.contains(pattern), "\(source.path) uses \(young)")
      }
    }
  }

  /// CGFloat's structures became `Hashable` in iOS 18, so `Hashable` can't be synthesized from them before.
  @Test func nothingIsHashableThroughGeometry() throws {
    let declaration =
      #/(?:struct|enum) (\w+)[^\n{]*\bHashable\b[^\n{]*\{((?:\n(?:  [^\n]*)?)*)\n\}/#
    let geometry = #/\n  (?:\w+ )?(?:let|var) \w+(?::| =) CG(?:Size|Point|Rect|Vector)\b/#
    let example = "\nstruct Camera: Hashable, Sendable {\n  var size: CGSize = .zero\n}"
    let found = try #require(example.firstMatch(of: declaration))
    #expect(found.2.contains(geometry))
    var count = 0
    for product in Self.products {
      for source in try sources(of: product) {
        for match in source.code.matches(of: declaration) {
          count += 1
          #expect(!match.2.contains(geometry), "\(source.path): \(match.1)")
        }
      }
    }
    #expect(count > 20)
  }

  /// The package's manifest has one version for all its products, which is that of `ElasticHeaders`. The newer
  /// version is stated at each declaration.
  @Test(arguments: ["Gallery", "MicroApp"]) func everyDeclarationSaysFromWhenOn(
    product: String
  ) throws {
    let declaration =
      #/^(?:@\w+(?:\([^)]*\))? |\w+ )*(?:class|struct|enum|protocol|extension|func|let|var|typealias) /#
    for source in try sources(of: product) {
      let lines = source.code.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.contains(declaration) {
        try #require(number > 0, "\(source.path):\(number + 1)")
        #expect(lines[number - 1] == "@available(iOS 16, *)", "\(source.path):\(number + 1)")
      }
    }
  }
}
