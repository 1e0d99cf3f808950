extension Genome {
  /// The genome as text that people can read: see `GenomeText`.
  public var text: String { GenomeText.print(self) }

  /// The genome as a short line to mail and paste: see `GenomeCode`.
  public var code: String { GenomeCode.print(self) }

  /// Reads a genome from its text or from its code, whichever it is.
  ///
  /// Reading checks the form and the limits of size; whether the creature can live says
  /// `validate()`.
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

/// Why a text gives no genome.
public enum GenomeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  case text(GenomeTextError)
  case code(GenomeCodeError)

  public var description: String {
    switch self {
    case .text(let error): error.description
    case .code(let error): error.description
    }
  }
}
