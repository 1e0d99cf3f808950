/// A genome as a short line of letters, digits, hyphens and underscores, to mail and to paste.
///
///     ooze1_AwFFZWzJE…
///
/// The prefix names the format's version. What follows is base64url (RFC 4648, without padding) of
/// the genome's bytes and a checksum of 32 bits. Line breaks and spaces that mailing added are
/// skipped. A creature of ten cells with forty connections takes about 450 characters.
public enum GenomeCode {
  public static let version = 1
  /// The longest code that is read, in bytes. The largest genome needs less than half of it.
  public static let maximumLength = 32_768

  static let prefix = "ooze"
  private static let checksumLength = 4

  /// The code; equal genomes have equal codes.
  public static func print(_ genome: Genome) -> String {
    var writer = SaveWriter()
    withDefaultFloatEnvironment { writer.write(CompactGenome(genome: genome)) }
    let checksum = Self.checksum(writer.bytes[...])
    writer.write(checksum)
    return prefix + "\(version)_" + Base64.text(writer.bytes)
  }

  /// Reads a code to the same genome, to the bit. Reading checks the form and the limits of size;
  /// whether the creature can live says `Genome.validate()`.
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

  /// Whether a text means to be a code, of whatever version.
  static func begins(_ text: String) -> Bool {
    (try? split(text.utf8.filter { !isSpace($0) })) != nil
  }

  /// The version in the prefix, and what follows it.
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

/// Why a text is no code of a genome.
public enum GenomeCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It doesn't begin with “ooze”, a version and an underscore.
  case notACode
  /// A later version than this one made it.
  case future(version: Int)
  /// A character that no code has, as it stands in ASCII.
  case unexpectedCharacter(UInt8)
  /// A part is missing or was mistyped.
  case altered
  /// Its length in characters, more than `GenomeCode.maximumLength`.
  case tooLong(Int)
  /// Its checksum is right, but what it says is no genome.
  case invalid

  public var description: String {
    switch self {
    case .notACode: "This is no code of a creature: it doesn't begin with “ooze1_”."
    case .future(let version):
      "This code has version \(version); \(GenomeCode.version) is the latest known here."
    case .unexpectedCharacter(let code): "A character with the number \(code) is in no code."
    case .altered: "A part of this code is missing or mistyped."
    case .tooLong(let count): "\(count) characters are more than \(GenomeCode.maximumLength)."
    case .invalid: "This code says what no creature is."
    }
  }
}
