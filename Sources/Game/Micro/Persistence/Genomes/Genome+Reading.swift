extension Genome {
  /// The genome as readable text: see `GenomeText`.
  public var text: String { GenomeText.print(self) }

  /// The genome as a short code to mail and paste: see `GenomeCode`.
  public var code: String { GenomeCode.print(self) }

  /// Reads a genome from its text or its code.
  ///
  /// Reading checks the format and the limits of size. `validate()` checks whether the creature is viable.
  public init(reading text: String) throws(GenomeReadingError) {
    if GenomeCode.begins(text) {
      do throws(GenomeCodeError) {
        self = try GenomeCode.parse(text)
      } catch {
        throw .code(error)
      }
    } else {
      do throws(GenomeTextError) {
        self = try GenomeText.parse(text)
      } catch {
        throw .text(error)
      }
    }
  }
}

/// The reason why a text can't be read as a genome.
public enum GenomeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text isn't a valid genome text.
  case text(GenomeTextError)
  /// The text isn't a valid code.
  case code(GenomeCodeError)

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .text(let error): error.description
    case .code(let error): error.description
    }
  }
}
