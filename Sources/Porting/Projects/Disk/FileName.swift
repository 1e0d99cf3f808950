/// A name of one file or folder that was checked: what the tool makes has such names alone.
///
/// Names in other people's projects are data: a target may be called `../../Documents`, a program `/`. A path that the
/// tool writes to is a list of these names, so it can't leave the folder that it starts in.
struct FileName: Hashable, Sendable, CustomStringConvertible {
  /// The longest name that Linux's file systems take, in bytes (`NAME_MAX` in `limits.h`).
  static let maximumLength = 255

  let text: String

  /// `nil` for what isn't one component: an empty name, `.` and `..`, a name with a slash, a NUL or another control
  /// character, or more than 255 bytes.
  init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text != ".", text != "..", text.utf8.count <= Self.maximumLength,
      !text.unicodeScalars.contains(where: {
        $0 == "/" || $0.properties.generalCategory == .control
      })
    else { return nil }
    self.text = String(text)
  }

  /// The text as a name. Where it can't be one, what a name can't have becomes an underscore, and a hash takes the
  /// place of what is too long: half of the length is left for what follows.
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
  /// The longest beginning of whole characters that takes at most so many bytes.
  fileprivate func prefixOfBytes(_ count: Int) -> String {
    var length = 0
    return String(
      prefix { character in
        length += character.utf8.count
        return length <= count
      })
  }
}

/// A way from a folder down to a file: at least one checked name.
struct RelativePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  private(set) var names: [FileName]

  init(_ name: FileName) { names = [name] }

  /// `nil` when a component is no ``FileName``: the text begins or ends with a slash, has two in a row, or goes up.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let names = parts.compactMap { FileName($0) }
    guard names.count == parts.count else { return nil }
    self.names = names
  }

  /// A way that the tool itself writes out.
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

  /// The folder that this lies in; `nil` for a file of the first folder.
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
