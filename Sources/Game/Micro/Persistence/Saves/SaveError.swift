/// Why a file can't be read.
public enum SaveError: Error, Hashable, Sendable {
  /// It doesn't begin as our files do.
  case notASave
  /// The file holds another kind of document; `nil` for a kind that only later versions know.
  case otherKind(SaveKind?)
  /// A later version than this one wrote it.
  case future(version: Int)
  /// It ends before its end.
  case truncated
  /// Its checksum is not that of its content.
  case altered
  /// Its length in bytes, more than `SaveFormat.maximumLength`.
  case tooLarge(Int)
  /// Its frame is whole, but a part of it makes no sense; `at` counts bytes of the file.
  case invalid(String, at: Int)
}

extension SaveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notASave: "This is none of our files."
    case .otherKind(let kind): "This file holds \(kind?.name ?? "something newer")."
    case .future(let version):
      "This file has version \(version); \(SaveFormat.version) is the latest known here."
    case .truncated: "This file is cut off."
    case .altered: "This file is damaged: its checksum is wrong."
    case .tooLarge(let size): "\(size) bytes are more than \(SaveFormat.maximumLength)."
    case .invalid(let part, let place): "Byte \(place): \(part) makes no sense."
    }
  }
}
