/// A file's text, and its path for `#sourceLocation`.
public struct SourceFile: Hashable, Sendable {
  public var path: String
  public var text: String
  /// The first byte that isn't valid UTF-8, if there is one in the bytes that the text was read from.
  public var invalidByte: Int?

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads bytes as UTF-8. Invalid bytes are replaced, and the lowering reports them.
  public init(path: String, bytes: some Collection<UInt8>) {
    self.path = path
    if let valid = String(validating: bytes, as: UTF8.self) {
      text = valid
    } else {
      text = String(decoding: bytes, as: UTF8.self)
      invalidByte = zip(text.utf8, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    }
  }
}
