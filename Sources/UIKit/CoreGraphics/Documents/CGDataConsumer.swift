import Foundation

public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback =
  @convention(c) (UnsafeMutableRawPointer?) -> Void

/// How a consumer hands bytes to code of your own.
public struct CGDataConsumerCallbacks {
  /// Takes bytes, and returns how many it took.
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

/// Where the bytes of a document go.
public final class CGDataConsumer {
  private let put: (UnsafeRawBufferPointer) -> Bool
  private let release: () -> Void

  /// Appends to `data`.
  public init?(data: CFMutableData) {
    put = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return true
    }
    release = {}
  }

  /// Writes a file, in place of one that is there. `nil` when that cannot be done.
  public init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = FileHandle(forWritingAtPath: url.path)
    else { return nil }
    put = { bytes in (try? file.write(contentsOf: Data(bytes))) != nil }
    release = { try? file.close() }
  }

  /// Calls functions of your own with `info`.
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

  /// Whether all of them were taken.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool { put(bytes) }
}
