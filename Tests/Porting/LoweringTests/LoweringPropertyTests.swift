import Foundation
import Lowering
import SwiftParser
import Testing

/// What holds for the lowering of anything.
struct LoweringPropertyTests {
  /// The files in which two lists differ.
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

  /// Lowering twice is lowering once, and what comes out parses. What isn't lowered stays on its line, so that
  /// errors and breakpoints are the author's. A module takes seconds to lower, so all is asked of one lowering.
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
