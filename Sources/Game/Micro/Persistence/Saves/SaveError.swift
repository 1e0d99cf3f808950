/// The reason why a file can't be read.
public enum SaveError: Error, Hashable, Sendable {
  /// The file doesn't begin as the game's files do.
  case notASave
  /// The file holds another kind of document; `nil` for a kind that only later versions know.
  case otherKind(SaveKind?)
  /// The file was written by a later version.
  case future(version: Int)
  /// The file is incomplete.
  case truncated
  /// The checksum doesn't match the content.
  case altered
  /// The file is longer than `SaveFormat.maximumLength`. The value is its length in bytes.
  case tooLarge(Int)
  /// The file's frame is intact, but a part of the content is invalid. `at` is the offset in bytes.
  case invalid(String, at: Int)
}

extension SaveError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notASave: "This isn't a file of this game."
    case .otherKind(let kind): "This file holds \(kind?.name ?? "something newer")."
    case .future(let version):
      "This file has version \(version); \(SaveFormat.version) is the latest that this program reads."
    case .truncated: "This file is incomplete."
    case .altered: "This file is damaged: its checksum is wrong."
    case .tooLarge(let size): "\(size) bytes are more than \(SaveFormat.maximumLength)."
    case .invalid(let part, let place): "Byte \(place): \(part) is invalid."
    }
  }
}
