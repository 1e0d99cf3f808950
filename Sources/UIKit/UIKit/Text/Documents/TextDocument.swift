import Foundation

/// A document that has been read, with its text and properties.
struct TextDocument {
  private typealias Key = NSAttributedString.DocumentReadingOptionKey
  private typealias Kind = NSAttributedString.DocumentType

  /// The maximum size of a document in bytes.
  static let largest = 32 << 20

  let text: NSAttributedString
  let attributes: NSDictionary

  init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) throws {
    guard url.isFileURL else { throw TextDocumentError.notAFile(url: url.absoluteString) }
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= Self.largest else {
      throw TextDocumentError.tooLarge(bytes: size, limit: Self.largest)
    }
    let ending = url.pathExtension
    try self.init(data: Data(contentsOf: url), options: options, fileExtension: ending)
  }

  init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any], fileExtension: String
  ) throws {
    guard data.count <= Self.largest else {
      throw TextDocumentError.tooLarge(bytes: data.count, limit: Self.largest)
    }
    let kind = Self.kind(options[.documentType], data: data, fileExtension: fileExtension)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let wanted = Self.encoding(options[.characterEncoding])
    let content: (text: String, encoding: String.Encoding)
    switch kind {
    case .plain:
      content = try DocumentEncoding.decode(data, as: wanted, isHTML: false)
      text = NSAttributedString(string: content.text, attributes: defaults)
    case .html:
      content = try DocumentEncoding.decode(data, as: wanted, isHTML: true)
      text = try HTMLReader.read(content.text, defaults: defaults)
    default: throw TextDocumentError.unsupported(type: kind.rawValue)
    }
    attributes = [
      Key.documentType.rawValue: kind.rawValue,
      Key.characterEncoding.rawValue: Int(content.encoding.rawValue),
    ]
  }

  /// Returns the type from the options, or else from the file's extension, or else from the first
  /// bytes.
  private static func kind(
    _ option: Any?, data: Data, fileExtension: String
  ) -> NSAttributedString.DocumentType {
    if let kind = option as? NSAttributedString.DocumentType { return kind }
    if let name = option as? String { return Kind(name) }
    switch fileExtension.lowercased() {
    case "html", "htm": return .html
    case "rtf": return .rtf
    case "rtfd": return .rtfd
    case "txt", "text": return .plain
    default: break
    }
    let start = String(decoding: data.prefix(256), as: UTF8.self)
      .drop { $0.isWhitespace }.lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func encoding(_ option: Any?) -> String.Encoding? {
    switch option {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: String.Encoding(rawValue: UInt(clamping: number))
    case let number as UInt32: String.Encoding(rawValue: UInt(number))
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }
}
