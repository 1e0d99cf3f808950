/// The mark with which some editors begin UTF-8 files. It is not part of the text.
///
/// Source: The Unicode Standard 16.0, section 23.8, “Byte Order Mark”.
package enum ByteOrderMark {
  package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension String {
  /// The text without a leading byte order mark.
  package var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
