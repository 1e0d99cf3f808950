import Foundation

/// Detects a document's character encoding and decodes the document.
enum DocumentEncoding {
  /// The characters for the bytes 0x80 to 0x9F in Windows Latin, as in the WHATWG's Encoding Standard.
  /// They also apply to numeric character references in HTML.
  static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// The number of bytes that are searched for the encoding that an HTML document declares (HTML
  /// Standard, “prescan a byte stream”).
  private static let prescan = 1024

  static func decode(
    _ data: Data, as wanted: String.Encoding?, isHTML: Bool
  ) throws -> (text: String, encoding: String.Encoding) {
    if let mark = mark(of: data) {
      return (try string(data.dropFirst(mark.length), mark.encoding), mark.encoding)
    }
    if let wanted { return (try string(data, wanted), wanted) }
    if isHTML, declaresUTF8(data) { return (String(decoding: data, as: UTF8.self), .utf8) }
    if !isHTML, let text = String(data: data, encoding: .utf8) { return (text, .utf8) }
    return (latin(data), .windowsCP1252)
  }

  private static func mark(of data: Data) -> (encoding: String.Encoding, length: Int)? {
    let start = [UInt8](data.prefix(3))
    if start == [0xEF, 0xBB, 0xBF] { return (.utf8, 3) }
    if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// Returns whether the document declares UTF-8. All other names are read as Windows Latin.
  private static func declaresUTF8(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(prescan), as: UTF8.self).lowercased()
    return ["charset=utf-8", "charset=\"utf-8\"", "charset='utf-8'"].contains {
      start.contains($0)
    }
  }

  private static func string(_ data: Data, _ encoding: String.Encoding) throws -> String {
    switch encoding {
    // Invalid bytes are shown as replacement characters, as in browsers.
    case .utf8: return String(decoding: data, as: UTF8.self)
    case .utf16LittleEndian: return utf16(data) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian, .utf16: return utf16(data) { UInt16($0) << 8 | UInt16($1) }
    case .windowsCP1252, .isoLatin1: return latin(data)
    default:
      guard let text = String(data: data, encoding: encoding) else {
        throw TextDocumentError.notText(encoding: "\(encoding)")
      }
      return text
    }
  }

  private static func utf16(_ data: Data, _ unit: (UInt8, UInt8) -> UInt16) -> String {
    let bytes = [UInt8](data)
    let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map {
      unit(bytes[$0], bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func latin(_ data: Data) -> String {
    var text = String.UnicodeScalarView()
    for byte in data {
      let value = 0x80...0x9F ~= byte ? windows[Int(byte) - 0x80] : UInt32(byte)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(text)
  }
}
