/// Base64url without padding: bytes as letters, digits, hyphens and underscores, with six bits in each. Source: RFC
/// 4648, section 5.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        characters.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { characters.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Decodes only what `text` writes: the unused bits of the last character must be zero.
  static func bytes(_ characters: ArraySlice<UInt8>) throws(GenomeCodeError) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in characters {
      guard let value = alphabet.firstIndex(of: character) else {
        throw .unexpectedCharacter(character)
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    guard count < 6, bits & (1 << UInt32(count) - 1) == 0 else { throw .altered }
    return bytes
  }
}
