import Foundation

/// Why a document gives no text.
enum TextDocumentError: Error, Equatable {
  /// It has more bytes than are read.
  case tooLarge(bytes: Int, limit: Int)
  /// Its elements stand deeper in each other than are read.
  case tooDeep(limit: Int)
  /// Its bytes aren't text in the encoding that was asked for.
  case notText(encoding: String)
  /// It is of a type that isn't read here.
  case unsupported(type: String)
  /// It doesn't lie in a file.
  case notAFile(url: String)
}

extension TextDocumentError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The document has \(bytes) bytes; at most \(limit) are read."
    case .tooDeep(let limit):
      "The document's elements stand more than \(limit) deep in each other."
    case .notText(let encoding): "The document is no text in the encoding \(encoding)."
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

  /// Foundation's numbers for files that can't be read, and NSTextReadInapplicableDocumentTypeError.
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
