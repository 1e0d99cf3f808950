/// An error in a storyboard or nib file as a whole.
///
/// Problems inside a well-formed file, such as an unknown element or a missing class, are reported
/// and don't stop loading.
package enum InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// The bundle has no such file. Contains the names that were tried.
  case missing(name: String, bundle: String)
  /// The file couldn't be read. Contains the system's message.
  case unreadable(path: String, reason: String)
  /// The file has more bytes than `InterfaceParser.Limits.bytes`.
  case tooLarge(bytes: Int, limit: Int)
  /// Elements are nested deeper than `InterfaceParser.Limits.depth`.
  case tooDeep(line: Int, limit: Int)
  /// The file has more elements, comments or character references than
  /// `InterfaceParser.Limits.elements`.
  case tooMany(line: Int, limit: Int)
  /// An element has more attributes than `InterfaceParser.Limits.attributes`.
  case tooManyAttributes(line: Int, limit: Int)
  /// The file isn't UTF-8 or contains a zero byte. Contains the offset of the first such byte,
  /// counted from 0.
  case notUTF8(offset: Int, line: Int)
  /// The file declares an encoding other than UTF-8. Interface Builder always writes UTF-8.
  case encoding(name: String)
  /// The file has a document type declaration. Interface Builder doesn't write one, and its entities
  /// can be used to attack XML readers.
  case documentType(line: Int)
  /// The file isn't well-formed XML.
  case malformed(line: Int, column: Int, reason: String)
  /// The file is well-formed, but its root isn't a `document` for Cocoa Touch.
  case notAnInterface(root: String)
  /// The storyboard doesn't contain the requested scene.
  case missingScene(identifier: String)

  package var description: String {
    switch self {
    case .missing(let name, let bundle): "no file named \(name) in the bundle \(bundle)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes, more than the \(limit) that are read"
    case .tooDeep(let line, let limit): "line \(line): elements nested deeper than \(limit)"
    case .tooMany(let line, let limit): "line \(line): more than \(limit) elements"
    case .tooManyAttributes(let line, let limit):
      "line \(line): an element with more than \(limit) attributes"
    case .notUTF8(let offset, let line):
      "byte \(offset), line \(line): not UTF-8 text; save the file in that encoding"
    case .encoding(let name):
      "line 1: the encoding '\(name)' is declared; save the file in UTF-8 and say so"
    case .documentType(let line):
      "line \(line): a document type declaration; Interface Builder files have none, remove it"
    case .malformed(let line, let column, let reason): "line \(line), column \(column): \(reason)"
    case .notAnInterface(let root): "the root is <\(root)>, not an iOS <document>"
    case .missingScene(let identifier): "no scene with the identifier '\(identifier)'"
    }
  }
}
