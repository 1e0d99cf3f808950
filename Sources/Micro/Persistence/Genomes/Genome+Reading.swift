extension Genome {
  /// The genome as text that people can read: see `GenomeText`.
  public var text: String { GenomeText.print(self) }

  /// Reads a genome from its text.
  ///
  /// Reading checks the form and the limits of size; whether the creature can live says
  /// `validate()`.
  public init(reading text: String) throws(GenomeTextError) {
    self = try GenomeText.parse(text)
  }
}
