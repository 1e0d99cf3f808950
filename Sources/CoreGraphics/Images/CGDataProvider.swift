/// Bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
  let bytes: Data

  public init?(data: CFData) {
    bytes = data
  }

  /// The file's content; `nil` when it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// The file's content; `nil` when it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    bytes = data
  }

  /// Copies the bytes and releases them at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  public var data: CFData? { bytes }
}

public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
