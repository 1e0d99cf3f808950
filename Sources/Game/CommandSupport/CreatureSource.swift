import ArgumentParser
import Foundation
import Micro

/// The source of a creature: a file with its text or code, `-` for standard input, `@eel` for a seed creature, or a
/// code itself.
package struct CreatureSource: ExpressibleByArgument {
  private let argument: String

  package init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.argument = argument.withoutByteOrderMark
  }

  package static let help = ArgumentHelp(
    "A file with a creature's text or code, - for standard input, a code, or a seed creature: "
      + SeedCreatures.all.map { "@\($0.name.description.lowercased())" }.joined(separator: ", ")
      + ".", valueName: "creature")

  /// Reads the creature, viable or not.
  package func genome() throws -> Genome {
    if argument.hasPrefix("@") {
      let name = argument.dropFirst().lowercased()
      let seed = SeedCreatures.all.first { $0.name.description.lowercased() == name }
      guard let seed else { throw CreatureProblem(argument, "there is no such seed creature") }
      return seed
    }
    let isCode = argument.hasPrefix("ooze") && argument.contains("_")
    let isFile = argument == "-" || FileManager.default.fileExists(atPath: argument)
    let text: String
    if isCode, !isFile {
      text = argument
    } else {
      text = try FileAccess.readText(argument, upTo: GenomeText.maximumLength)
    }
    do {
      return try Genome(reading: text)
    } catch .text(let error) {
      throw CreatureProblem(
        argument, line: error.line, column: error.column,
        "expected \(error.expected), found \(error.found)")
    } catch .code(let error) {
      throw CreatureProblem(isCode ? "the code" : argument, error.description)
    }
  }

  /// Reads the creature and checks that it is viable.
  package func livingGenome() throws -> Genome {
    let genome = try genome()
    do {
      try genome.validate()
    } catch {
      throw CreatureProblem(argument, error.description)
    }
    return genome
  }
}

/// A fault of a creature, and its place: `eel.creature:7:12: expected a number, found “x”`.
package struct CreatureProblem: Error, CustomStringConvertible {
  package let description: String

  package init(_ source: String, line: Int? = nil, column: Int? = nil, _ problem: String) {
    let place = [line, column].compactMap { $0.map(String.init) }
    description = ([source.printable] + place).joined(separator: ":") + ": \(problem)"
  }
}
