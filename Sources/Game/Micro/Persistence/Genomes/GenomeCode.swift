/// A format of genomes as a short line of letters, digits, hyphens and underscores, to mail and paste.
///
///     ooze1_AwFFZWzJE…
///
/// The prefix contains the version of the format. After it, base64url (RFC 4648, without padding) encodes the genome's
/// bytes and a checksum of 32 bits. A reader skips line breaks and spaces that mail programs add. A creature of ten
/// cells with forty connections takes about 450 characters.
public enum GenomeCode {
  /// The version of the format.
  public static let version = 1
  /// The longest code that is read, in bytes. The largest genome needs less than half of it.
  public static let maximumLength = 32_768

  static let prefix = "ooze"
  private static let checksumLength = 4

  /// Returns the code of a genome. Equal genomes have equal codes.
  public static func print(_ genome: Genome) -> String {
    var writer = SaveWriter()
    withDefaultFloatEnvironment { writer.write(CompactGenome(genome: genome)) }
    let checksum = Self.checksum(writer.bytes[...])
    writer.write(checksum)
    return prefix + "\(version)_" + Base64.text(writer.bytes)
  }

  /// Reads a code as the same genome, to the bit. Reading checks the format and the limits of size. `Genome.validate()`
  /// checks whether the creature is viable.
  public static func parse(_ text: String) throws(GenomeCodeError) -> Genome {
    let characters = text.utf8.filter { !isSpace($0) }
    guard characters.count <= maximumLength else { throw .tooLong(characters.count) }
    let (found, body) = try split(characters)
    guard found <= version else { throw .future(version: found) }
    let bytes = try Base64.bytes(body)
    guard bytes.count > checksumLength else { throw .altered }
    let end = bytes.count - checksumLength
    do throws(SaveError) {
      var footer = SaveReader(bytes[end...])
      guard try footer.read(UInt32.self) == checksum(bytes[..<end]) else { throw .altered }
      var reader = SaveReader(bytes[..<end])
      let genome = try withDefaultFloatEnvironment { () throws(SaveError) in
        try reader.read(CompactGenome.self).genome
      }
      try reader.expectEnd()
      return genome
    } catch {
      throw error == .altered ? .altered : .invalid
    }
  }

  /// Returns whether a text looks like a code, of any version.
  static func begins(_ text: String) -> Bool {
    (try? split(text.utf8.filter { !isSpace($0) })) != nil
  }

  /// Returns the version in the prefix, and the rest.
  private static func split(
    _ characters: [UInt8]
  ) throws(GenomeCodeError) -> (version: Int, body: ArraySlice<UInt8>) {
    guard characters.starts(with: prefix.utf8) else { throw .notACode }
    let rest = characters.dropFirst(prefix.utf8.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "_")),
      let version = DecimalText.wholeNumber(rest[..<end]), version > 0
    else { throw .notACode }
    return (Int(version), rest[(end + 1)...])
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: SaveFormat.checksum(bytes))
  }

  private static func isSpace(_ character: UInt8) -> Bool {
    character == UInt8(ascii: " ") || (9...13).contains(character)
  }
}

/// The reason why a text isn't a code of a genome.
public enum GenomeCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text doesn't begin with “ooze”, a version and an underscore.
  case notACode
  /// The code was made by a later version.
  case future(version: Int)
  /// The text has an ASCII character that no code contains.
  case unexpectedCharacter(UInt8)
  /// A part of the code is missing or mistyped.
  case altered
  /// The code is longer than `GenomeCode.maximumLength`. The value is its length in characters.
  case tooLong(Int)
  /// The checksum is right, but the content isn't a genome.
  case invalid

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notACode: "This isn't a creature code: it doesn't begin with “ooze1_”."
    case .future(let version):
      "This code has version \(version); \(GenomeCode.version) is the latest that this program reads."
    case .unexpectedCharacter(let code): "No code contains the character with the number \(code)."
    case .altered: "A part of this code is missing or mistyped."
    case .tooLong(let count): "\(count) characters are more than \(GenomeCode.maximumLength)."
    case .invalid: "This code doesn't describe a possible creature."
    }
  }
}
