import Foundation
import Lowering
import SwiftParser
import Testing

/// Properties that hold for lowering any source.
struct LoweringPropertyTests {
  /// Returns the files that differ between two lists.
  private func changed(_ files: [SourceFile], from others: [SourceFile]) -> [String] {
    #expect(files.map(\.path) == others.map(\.path))
    return zip(files, others).filter { $0 != $1 }.map(\.0.path)
  }

  @Test(arguments: Corpus.plain)
  func whatNeedsNoneComesBackByteForByte(folder: String, asksForSystem: [String]) throws {
    let module = try Corpus.module(folder)
    let lowered = lower(module)
    #expect(!module.files.isEmpty)
    #expect(changed(lowered.files, from: module.files) == asksForSystem)
    #expect(lowered.members == nil)
    #expect(lowered.diagnostics.isEmpty)
  }

  /// Lowering is idempotent and its output parses. Unchanged code stays on its line, so errors and breakpoints
  /// match the author's source. Lowering a module takes seconds, so one lowering serves all the checks.
  @Test(arguments: [Corpus.originals] + Corpus.shared)
  func whatHoldsForALoweredModule(folder: String) throws {
    let module = try Corpus.module(folder)
    let lowered = lower(module)
    #expect(!lowered.hasErrors)
    for file in lowered.files + [lowered.members].compactMap(\.self) {
      #expect(!Parser.parse(source: file.text).hasError, "\(file.path)")
    }
    var (same, all) = (0, 0)
    for (file, original) in zip(lowered.files, module.files) where file != original {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "#sourceLocation(file: \"\(file.path)\", line: 1)")
      let authors = original.text.split(separator: "\n", omittingEmptySubsequences: false)
      all += authors.count
      for (line, author) in zip(lines.dropFirst(), authors) where line == author { same += 1 }
    }
    #expect(same * 10 >= all * 6, "\(same) of \(all)")
    var again = module
    again.files = lowered.files
    #expect(changed(lower(again).files, from: lowered.files) == [])
  }
}
