import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Code that also compiles for iOS imports only what a Mac has, and doesn't use anything that our modules add
/// for Linux.
///
/// The compiler takes the other branch of each `#if` here, so this test reads the sources as the iOS compiler
/// would. It can't check isolation; `Tools/uikit-conformance` compares that of our types with iOS.
@Suite struct AppleSourceTests {
  /// The folders in which everything compiles for iOS.
  private static let folders = [
    "Examples/Controls", "Examples/Ooze.swiftpm", "Examples/PictureBrowser",
    "Examples/SpecimenForm", "Snippets", "Sources/Headers/ElasticHeaders",
    "Sources/Headers/Gallery",
    "Sources/Game/Micro", "Sources/Game/MicroApp",
  ]
  /// Examples for other systems: a web page, and a command that draws a file of the gallery.
  private static let others = ["Examples/Dish", "Examples/PondPicture"]

  /// The package's modules that compile for iOS, and the modules that a Mac has for manifests.
  private static let modules = AppleModules.names.union([
    "AppleProductTypes", "ControlScreens", "ElasticHeaders", "Gallery", "Micro", "MicroApp",
    "PackageDescription",
  ])

  /// The public names of `ObjectiveCForLinux` that iOS's Foundation and Objective-C runtime don't have.
  private static let linuxOnly: Set = [
    "LoweredMembers", "Members", "absent", "asyncAfterUnsafe", "asyncUnsafe", "bridged",
  ]

  /// Reads the code that the iOS compiler reads, and collects unknown names.
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
      // `Selector` with a name is Objective-C's, and the one with a method is ours.
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
