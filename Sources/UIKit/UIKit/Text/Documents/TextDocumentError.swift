import Foundation

/// An error in reading a document's text.
enum TextDocumentError: Error, Equatable {
  /// The document has more bytes than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The document's elements are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// The document isn't text in the requested encoding.
  case notText(encoding: String)
  /// The document's type isn't supported.
  case unsupported(type: String)
  /// The URL isn't a file URL.
  case notAFile(url: String)
}

extension TextDocumentError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The document has \(bytes) bytes; at most \(limit) are read."
    case .tooDeep(let limit):
      "The document's elements are nested more than \(limit) deep."
    case .notText(let encoding): "The document isn't text in the encoding \(encoding)."
    case .unsupported(let type):
      "Documents of the type \(type) can't be read on Linux; plain text and HTML can."
    case .notAFile(let url): "Documents are read from files only, not from \(url)."
    }
  }
}

extension TextDocumentError: CustomNSError {
  static var errorDomain: String { "NSCocoaErrorDomain" }

  var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// Foundation's codes for files that can't be read, and NSTextReadInapplicableDocumentTypeError.
  var errorCode: Int {
    switch self {
    case .tooLarge: 263
    case .tooDeep: 259
    case .notText: 261
    case .unsupported: 65806
    case .notAFile: 262
    }
  }
}
