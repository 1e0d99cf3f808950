/// A file's path, as it shall stand in `#sourceLocation`, and its text.
public struct SourceFile: Hashable, Sendable {
  public var path: String
  public var text: String
  /// The first byte that isn't UTF-8, when the text was read from bytes that aren't.
  public var invalidByte: Int?

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads bytes as UTF-8. What isn't is replaced, and the lowering reports it.
  public init(path: String, bytes: some Collection<UInt8>) {
    self.path = path
    text = String(decoding: bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(bytes) {
      invalidByte = zip(text.utf8, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    }
  }
}
