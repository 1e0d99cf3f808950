import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// What compiles for iOS as well imports only what a Mac has, and uses nothing that our modules add for Linux.
///
/// The compiler reads the other branch of each `#if` here, so the sources are read as iOS's compiler reads them. Whether
/// types are isolated as on iOS is the compiler's to say: `Tools/uikit-conformance` holds ours to that.
@Suite struct AppleSourceTests {
  /// The folders of which everything compiles for iOS.
  private static let folders = [
    "Examples/Controls", "Examples/Ooze.swiftpm", "Examples/PictureBrowser",
    "Examples/SpecimenForm", "Snippets", "Sources/Headers/ElasticHeaders",
    "Sources/Headers/Gallery",
    "Sources/Game/Micro", "Sources/Game/MicroApp",
  ]
  /// Examples for other systems: a web page, and a command that draws a file of the gallery's.
  private static let others = ["Examples/Dish", "Examples/PondPicture"]

  /// The package's modules that compile for iOS, and those that a Mac has for manifests.
  private static let modules = AppleModules.names.union([
    "AppleProductTypes", "ControlScreens", "ElasticHeaders", "Gallery", "Micro", "MicroApp",
    "PackageDescription",
  ])

  /// The public names of `ObjectiveCForLinux` that iOS's Foundation and Objective-C runtime don't have.
  private static let linuxOnly: Set = [
    "LoweredMembers", "Members", "absent", "asyncAfterUnsafe", "asyncUnsafe", "bridged",
  ]

  /// Reads what iOS's compiler reads, and notes what it doesn't know.
  private final class Reader: SyntaxVisitor {
    private(set) var foreign: [String] = []
    private let conditions = Conditions(
      custom: [Conditions.package], modules: AppleSourceTests.modules, languageMode: .v6)

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      if let clause = node.clauses.first(where: { conditions.holds($0) }),
        let elements = clause.elements
      {
        walk(elements)
      }
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let module = node.path.first?.name.text ?? ""
      if !modules.contains(module) { foreign.append("import \(module)") }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // Objective-C's selector is a name; the method beside it is ours.
      if node.calledExpression.trimmedDescription == "Selector",
        node.arguments.count > 1 || node.trailingClosure != nil
      {
        foreign.append(node.trimmedDescription)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if linuxOnly.contains(node.baseName.text) { foreign.append(node.baseName.text) }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if linuxOnly.contains(node.name.text) { foreign.append(node.name.text) }
      return .visitChildren
    }
  }

  private static func foreign(in source: String) -> [String] {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: source))
    return reader.foreign
  }

  @Test(arguments: folders) func nothingIsForLinuxAlone(folder: String) throws {
    let files = try #require(
      FileManager.default.enumerator(
        at: OozeCheckout.root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let found = try Self.foreign(in: String(contentsOf: file, encoding: .utf8))
      #expect(found == [], "\(folder): \(file.lastPathComponent)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test func eachExampleCompilesForIOSOrIsNamed() throws {
    let examples = try FileManager.default.contentsOfDirectory(
      atPath: OozeCheckout.root.appendingPathComponent("Examples").path)
    let known = Self.folders + Self.others
    for example in examples { #expect(known.contains("Examples/\(example)"), "\(example)") }
  }

  @Test(
    "What no Mac compiles is found, and only in what a Mac reads",
    arguments: [
      ("import OozeKernel", ["import OozeKernel"]),
      ("import struct OozeKernel.SplitMix64", ["import OozeKernel"]),
      ("import Glibc\nimport UIKit", ["import Glibc"]),
      ("#if os(Linux)\nimport Glibc\n#endif", []),
      ("#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif", []),
      ("#if canImport(StageBrowser)\nimport StageBrowser\n#endif", []),
      (
        "#if !canImport(UIKit)\nimport Stage\n#else\nimport OozeKernel\n#endif",
        ["import OozeKernel"]
      ),
      ("let action = Selector(\"tapped\", Screen.tapped)", ["Selector(\"tapped\", Screen.tapped)"]),
      ("let action = Selector(\"tapped\")", []),
      ("let action = Selector((\"tapped\"))", []),
      (
        """
        #if canImport(ObjectiveC)
          let action = #selector(tapped)
        #else
          let action = Selector("tapped", Screen.tapped)
        #endif
        """, []
      ),
      ("func go() { DispatchQueue.main.asyncUnsafe { work() } }", ["asyncUnsafe"]),
      ("let members = Members(of: Screen.self)", ["Members"]),
      ("extension Screen: LoweredMembers {}", ["LoweredMembers"]),
    ] as [(source: String, expected: [String])])
  func findings(source: String, expected: [String]) {
    #expect(Self.foreign(in: source) == expected)
  }
}
