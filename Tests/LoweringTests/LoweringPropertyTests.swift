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

  @Test(arguments: [Corpus.originals] + Corpus.shared)
  func loweringTwiceIsLoweringOnce(folder: String) throws {
    var module = try Corpus.module(folder)
    let once = lower(module)
    module.files = once.files
    #expect(changed(lower(module).files, from: once.files) == [])
  }

  @Test(arguments: [Corpus.originals] + Corpus.shared)
  func outputParses(folder: String) throws {
    let lowered = lower(try Corpus.module(folder))
    #expect(!lowered.hasErrors)
    for file in lowered.files + [lowered.members].compactMap(\.self) {
      #expect(!Parser.parse(source: file.text).hasError, "\(file.path)")
    }
  }

  /// What isn't lowered stays on its line, so that errors and breakpoints are the author's.
  @Test(arguments: [Corpus.originals] + Corpus.shared)
  func linesStay(folder: String) throws {
    let module = try Corpus.module(folder)
    var (same, all) = (0, 0)
    for (file, original) in zip(lower(module).files, module.files) where file != original {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "#sourceLocation(file: \"\(file.path)\", line: 1)")
      let authors = original.text.split(separator: "\n", omittingEmptySubsequences: false)
      all += authors.count
      for (line, author) in zip(lines.dropFirst(), authors) where line == author { same += 1 }
    }
    #expect(same * 10 >= all * 6, "\(same) of \(all)")
  }
}
