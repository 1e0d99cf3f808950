/// A checked name of one file or folder. The tool only creates files with such names.
///
/// The names in a project come from strangers: a target may be called `../../Documents`, a program `/`. A path
/// that the tool writes to is a list of these names, so it can't leave the folder that it starts in.
struct FileName: Hashable, Sendable, CustomStringConvertible {
  /// The longest name that Linux file systems allow, in bytes (`NAME_MAX` in `limits.h`).
  static let maximumLength = 255

  let text: String

  /// Creates a name, or returns `nil` if the text isn't a single path component: if it is empty, is `.` or
  /// `..`, contains a slash, a NUL or another control character, or is longer than 255 bytes.
  init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text != ".", text != "..", text.utf8.count <= Self.maximumLength,
      !text.unicodeScalars.contains(where: {
        $0 == "/" || $0.properties.generalCategory == .control
      })
    else { return nil }
    self.text = String(text)
  }

  /// Creates a name from any text. Invalid characters become underscores. A text that is too long is cut to
  /// half of the maximum length, which leaves space for a suffix, and gets a hash.
  init(replacingIn text: String) {
    if let name = FileName(text), text.utf8.count <= Self.maximumLength / 2 {
      self = name
    } else {
      let identifier = text.asIdentifier
      self.text = identifier.prefixOfBytes(Self.maximumLength / 2) + "_" + text.stableHash
    }
  }

  var description: String { text }
}

extension String {
  /// Returns the longest prefix of whole characters that fits into this number of bytes.
  fileprivate func prefixOfBytes(_ count: Int) -> String {
    var length = 0
    return String(
      prefix { character in
        length += character.utf8.count
        return length <= count
      })
  }
}

/// A path from a folder down to a file: at least one checked name.
struct RelativePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  private(set) var names: [FileName]

  init(_ name: FileName) { names = [name] }

  /// Creates a path, or returns `nil` if a component isn't a valid ``FileName``: if the text begins or ends
  /// with a slash, has two in a row, or contains `..`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let names = parts.compactMap { FileName($0) }
    guard names.count == parts.count else { return nil }
    self.names = names
  }

  /// Creates a path from a literal in the tool's own code.
  init(literal text: StaticString) { self.init("\(text)")! }

  static func / (path: RelativePath, name: FileName) -> RelativePath {
    var longer = path
    longer.names.append(name)
    return longer
  }

  static func / (path: RelativePath, rest: RelativePath) -> RelativePath {
    var longer = path
    longer.names += rest.names
    return longer
  }

  var last: FileName { names[names.count - 1] }

  /// The parent folder; `nil` for a file in the first folder.
  var parent: RelativePath? {
    guard names.count > 1 else { return nil }
    var shorter = self
    shorter.names.removeLast()
    return shorter
  }

  var description: String { names.map(\.text).joined(separator: "/") }

  static func < (first: RelativePath, second: RelativePath) -> Bool {
    first.description < second.description
  }
}
