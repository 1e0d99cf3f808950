/// A source of bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
  let bytes: Data

  public init?(data: CFData) {
    bytes = data
  }

  /// Creates a provider with a file's content, or returns `nil` if it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// Creates a provider with a file's content, or returns `nil` if it can't be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    bytes = data
  }

  public var data: CFData? { bytes }
}
