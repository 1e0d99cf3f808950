import Foundation
import ObjectiveCForLinux

extension NSAttributedString {
  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``. By default, the file's extension determines it, or else the first bytes
    /// of the data.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// A number with the raw value of a `String.Encoding`.
    ///
    /// By default, a byte order mark determines it, or else the declaration in an HTML document.
    /// Otherwise, it is Windows Latin.
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// A dictionary of attributes for text that doesn't get them from the document.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
  }

  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// Rich text. It isn't supported, and reading it throws.
    public static let rtf = DocumentType("NSRTF")
    /// Rich text with attachments. It isn't supported, and reading it throws.
    public static let rtfd = DocumentType("NSRTFD")
    /// HTML with style sheets, as far as they affect text.
    public static let html = DocumentType("NSHTML")
  }

  /// Creates a string from a document.
  ///
  ///     try NSAttributedString(
  ///       data: Data("<b>Bold</b>".utf8),
  ///       options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  ///
  /// - Parameter dict: Receives the document's type and encoding, with the keys `DocumentType` and
  ///   `CharacterEncoding`.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data: data, options: options, fileExtension: "")
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Creates a string from a document in a file.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(url: url, options: options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }
}

extension NSMutableAttributedString {
  /// Replaces the string's contents with a document's text. If the document can't be read, the
  /// string doesn't change.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data: data, options: opts, fileExtension: "")
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }

  /// Replaces the string's contents with the text of a document in a file.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(url: url, options: opts)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }
}
