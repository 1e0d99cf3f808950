import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Conditions that are left to the compiler have the value here that the compiler gives them, which is asked. Otherwise
/// the branch that is translated isn't the one that is compiled.
struct CompilerConditionTests {
  @Test(arguments: [ModuleSources.LanguageMode.v5, .v6])
  func aConditionHasTheValueThatTheCompilerGivesIt(_ mode: ModuleSources.LanguageMode) throws {
    let features =
      CompilerNames.features.union(CompilerNames.featuresOfSwift6)
      .union(["Embedded", "ExistentialAny", "InternalImportsByDefault", "NoSuchFeature"])
    let attributes = CompilerNames.attributes.union(["MainActor", "NoSuchAttribute", "testable"])
    let conditions =
      ["arm64", "i386", "wasm32", "x86_64"].map { "arch(\($0))" }
      + features.sorted().map { "hasFeature(\($0))" }
      + attributes.sorted().map { "hasAttribute(\($0))" }
    let own = Conditions(custom: [], modules: [], languageMode: mode)
    let held = Set(conditions.filter { own.evaluate(Self.parsed($0)) })
    #expect(try held.symmetricDifference(Self.heldByCompiler(conditions, mode)) == [])
  }

  private static func parsed(_ condition: String) -> ExprSyntax {
    var parser = Parser(condition)
    return ExprSyntax.parse(from: &parser)
  }

  /// Returns the conditions that hold for the compiler.
  private static func heldByCompiler(
    _ conditions: [String], _ mode: ModuleSources.LanguageMode
  ) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conditions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Conditions.swift")
    try conditions.map { "#if \($0)\n#warning(\"holds: \($0).\")\n#endif\n" }.joined()
      .write(to: source, atomically: true, encoding: .utf8)
    // A file rather than a pipe: reading a pipe ends the process if a signal interrupts it.
    let output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-diagnostic-style", "llvm", "-swift-version",
      mode == .v6 ? "6" : "5", source.path,
    ]
    process.standardError = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let printed = try String(contentsOf: output, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(printed)")
    return Set(printed.matches(of: /warning: holds: (.*)\./).map { String($0.1) })
  }
}
