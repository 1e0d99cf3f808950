import Foundation

public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback =
  @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The callbacks with which a consumer passes bytes to your own code.
public struct CGDataConsumerCallbacks {
  /// Receives bytes, and returns the number of bytes that it accepted.
  public var putBytes: CGDataConsumerPutBytesCallback?
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  public init() {}

  public init(
    putBytes: CGDataConsumerPutBytesCallback?,
    releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    self.putBytes = putBytes
    self.releaseConsumer = releaseConsumer
  }
}

/// A destination for the bytes of a document.
public final class CGDataConsumer {
  private let put: (UnsafeRawBufferPointer) -> Bool
  private let release: () -> Void

  /// Creates a consumer that appends to `data`.
  public init?(data: CFMutableData) {
    put = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return true
    }
    release = {}
  }

  /// Creates a consumer that writes a file, replacing an existing one. Returns `nil` if that isn't possible.
  public init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = FileHandle(forWritingAtPath: url.path)
    else { return nil }
    put = { bytes in (try? file.write(contentsOf: Data(bytes))) != nil }
    release = { try? file.close() }
  }

  /// Creates a consumer that calls your own functions with `info`.
  public init?(
    info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>
  ) {
    let callbacks = cbks.pointee
    guard let putBytes = callbacks.putBytes else { return nil }
    put = { bytes in
      bytes.baseAddress.map { putBytes(info, $0, bytes.count) == bytes.count } ?? true
    }
    release = { callbacks.releaseConsumer?(info) }
  }

  deinit { release() }

  /// Writes bytes, and returns whether all of them were accepted.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool { put(bytes) }
}
