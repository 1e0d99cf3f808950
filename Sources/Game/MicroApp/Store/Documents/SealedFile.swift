import Foundation
import Micro

/// The frame of all saved files except runs: a header line, and the content.
///
///     ooze settings 1 9f86d081884c7d65 27
///     {"speed":2,"language":"de"}
///
/// The line holds the kind, the version, a checksum of the content and its length in bytes. The checksum detects
/// damage; it doesn't protect against forgery.
@available(iOS 16, *)
enum SealedFile {
  /// The reason why a file can't be opened.
  enum Failure: Error, Hashable {
    case damaged
    case future(version: Int)
  }

  static func seal(_ content: [UInt8], kind: String, version: Int) -> [UInt8] {
    let line = "ooze \(kind) \(version) \(checksum(content)) \(content.count)\n"
    return Array(line.utf8) + content
  }

  /// Returns the content and its format version, at most `version`.
  static func open(
    _ file: [UInt8], kind: String, version: Int
  ) throws(Failure) -> (content: [UInt8], version: Int) {
    guard let end = file.prefix(maximumLineLength).firstIndex(of: UInt8(ascii: "\n")) else {
      throw .damaged
    }
    let words = String(decoding: file[..<end], as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 5, words[0] == "ooze", words[1] == kind, let found = Int(words[2]),
      found > 0
    else { throw .damaged }
    let content = Array(file[(end + 1)...])
    guard String(content.count) == words[4], checksum(content) == words[3] else { throw .damaged }
    guard found <= version else { throw .future(version: found) }
    return (content, found)
  }

  /// Returns the kind of a file's content, which may be damaged; `nil` for other files.
  static func kind(of file: [UInt8]) -> String? {
    guard let end = file.prefix(maximumLineLength).firstIndex(of: UInt8(ascii: "\n")) else {
      return nil
    }
    let words = String(decoding: file[..<end], as: UTF8.self).split(separator: " ")
    return words.count == 5 && words[0] == "ooze" ? String(words[1]) : nil
  }

  private static let maximumLineLength = 200

  /// Returns sixteen hexadecimal digits.
  private static func checksum(_ bytes: [UInt8]) -> String {
    let digits = String(SaveFormat.checksum(bytes[...]), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
