/// A text format of genomes that people can read, mail and edit: one gene per line.
///
/// ```
/// ooze-genome 1
/// name Little swimmer
/// hue 0.42
/// frequency 1.2
/// phase-lag 0.8
/// next 23
/// cell 0 nucleus 0 0
/// cell 3 eye 1 -0.5 direction 0.2 twin 5
/// link 1 hinge-muscle 0 3 amplitude 0.45 phase 0.1 twin 2
/// neuron 7 time 0.5 bias 0.1
/// bias turn 0.3
/// connect cell 3 bearing to command turn weight 0.8
/// ```
///
/// The first line is the format's name and version. The other lines may be in any order, except that a connection from
/// a sense follows its cell. An empty name, a zero direction, phase, amplitude or bias, and a missing `twin` are
/// omitted. Connections begin at `cell ID CHANNEL`, `inner SENSE` or `neuron ID`, and end at `neuron ID`, `command
/// NAME` or `muscle ID`. The names of an eye's channels depend on the rules of the dish: reading accepts those of all
/// rules. Empty lines and lines that begin with # are skipped.
///
/// Printing gives the canonical text. Reading and printing it again changes nothing, and reading it gives the same
/// genome to the bit. Reading checks the format and the limits of size. `Genome.validate()` checks whether the creature
/// is viable.
public enum GenomeText {
  /// The version of the format.
  public static let version = 1
  /// The longest text that is read, in bytes. The largest genome needs about half of it.
  public static let maximumLength = 65_536

  /// Returns the canonical text, ending with a line break.
  ///
  /// - Parameter rules: The rules whose names of sense channels it uses.
  public static func print(_ genome: Genome, under rules: DishRules = .standard) -> String {
    withDefaultFloatEnvironment {
      GenomePrinter.lines(of: genome, under: rules).map { $0 + "\n" }.joined()
    }
  }

  /// Reads a genome, or throws the position of the first error and what was expected there.
  public static func parse(_ text: String) throws(GenomeTextError) -> Genome {
    try parse(Array(text.utf8))
  }

  /// Reads a genome, or throws the position of the first error and what was expected there.
  public static func parse(_ text: [UInt8]) throws(GenomeTextError) -> Genome {
    guard text.count <= maximumLength else {
      throw GenomeTextError(
        line: 1, column: 1, expected: "at most \(maximumLength) bytes", found: "\(text.count) bytes"
      )
    }
    return try withDefaultFloatEnvironment { () throws(GenomeTextError) in
      var parser = GenomeParser()
      var number = 0
      for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        number += 1
        let isReturn = line.last == UInt8(ascii: "\r")
        try parser.read(WordReader(isReturn ? line.dropLast() : line, line: number))
      }
      try parser.finish(WordReader([], line: number))
      return parser.genome
    }
  }
}

/// An error in a genome's text.
public struct GenomeTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column in bytes, counted from 1.
  public let column: Int
  /// The text that was expected.
  public let expected: String
  /// The text that was found, shortened.
  public let found: String

  /// The error with its position, in one line.
  public var description: String {
    "line \(line), column \(column): expected \(expected), found \(found)"
  }
}
