/// The mark with which some editors begin UTF-8 files. It belongs to no text.
///
/// Source: The Unicode Standard 16.0, section 23.8, “Byte Order Mark”.
package enum ByteOrderMark {
  package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension String {
  /// The text without the mark at its beginning, if it has one.
  package var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
