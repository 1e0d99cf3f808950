import Foundation
import ObjectiveCForLinux

extension NSAttributedString {
  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``. Without it the file's ending decides, then what the data begins with.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// A number: the raw value of a `String.Encoding`. Without it a byte order mark decides, then
    /// what an HTML document says of itself, otherwise it is Windows' Latin.
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// A dictionary of attributes for text that has none of their kind from the document.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
  }

  /// How a document is written.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// Rich text: it can't be read here, and reading it throws.
    public static let rtf = DocumentType("NSRTF")
    /// Rich text with attachments: it can't be read here, and reading it throws.
    public static let rtfd = DocumentType("NSRTFD")
    /// Elements and style sheets as browsers know them, as far as they concern text.
    public static let html = DocumentType("NSHTML")
  }

  /// The text of a document.
  ///
  ///     try NSAttributedString(
  ///       data: Data("<b>Bold</b>".utf8),
  ///       options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  ///
  /// - Parameter dict: gets the document's type and encoding, by `DocumentType` and
  ///   `CharacterEncoding`.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data: data, options: options, fileExtension: "")
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// The text of a document in a file.
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
  /// Puts a document's text in the place of all that the string holds. The string stays as it was
  /// when the document can't be read.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data: data, options: opts, fileExtension: "")
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }

  /// Puts the text of a document in a file in the place of all that the string holds.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(url: url, options: opts)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }
}
