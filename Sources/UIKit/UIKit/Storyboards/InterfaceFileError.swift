/// A fault of a storyboard or a nib as a file. Faults inside a well-formed one (an unknown element, a
/// missing class) are reported and do not stop the loading.
package enum InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// No such file in the bundle; carries the names that were looked for.
  case missing(name: String, bundle: String)
  /// The file could not be read; carries the system's words.
  case unreadable(path: String, reason: String)
  /// More bytes than `InterfaceParser.Limits.bytes`.
  case tooLarge(bytes: Int, limit: Int)
  /// Elements inside each other beyond `InterfaceParser.Limits.depth`.
  case tooDeep(line: Int, limit: Int)
  /// More elements, or more comments and references to characters, than
  /// `InterfaceParser.Limits.elements`.
  case tooMany(line: Int, limit: Int)
  /// More attributes of one element than `InterfaceParser.Limits.attributes`.
  case tooManyAttributes(line: Int, limit: Int)
  /// Bytes that are not UTF-8, or a zero; carries the place of the first in the file, from 0.
  case notUTF8(offset: Int, line: Int)
  /// A declaration of another encoding than UTF-8, which is the one that Interface Builder writes.
  case encoding(name: String)
  /// A document type declaration. Interface Builder writes none, and entities are how an XML file
  /// attacks its reader.
  case documentType(line: Int)
  /// Not well-formed XML.
  case malformed(line: Int, column: Int, reason: String)
  /// Well-formed, but its root is not `document`, or not of Cocoa Touch.
  case notAnInterface(root: String)
  /// A storyboard without the scene that was asked for.
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
