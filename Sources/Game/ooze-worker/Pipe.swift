import Glibc
import Micro

/// Messages on standard input and output, each preceded by its length.
enum Pipe {
  /// Reads the next message. Returns `nil` if the input ends between two messages.
  static func next() throws(WorkerError) -> [UInt8]? {
    let header = read(4)
    guard !header.isEmpty else { return nil }
    guard header.count == 4 else { throw .cutOff }
    var length: UInt32 = 0
    for byte in header.reversed() { length = length << 8 | UInt32(byte) }
    guard length <= UInt32(WorkerMessage.maximumLength) else { throw .tooLong(length) }
    let message = read(Int(length))
    guard message.count == Int(length) else { throw .cutOff }
    return message
  }

  /// Sends a whole message.
  ///
  /// - Returns: Whether the reader took it.
  static func send(_ message: [UInt8]) -> Bool {
    let length = UInt32(message.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(message.count + 4)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    bytes += message
    return bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(
          STDOUT_FILENO, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Reads `count` bytes, or fewer if the input ends. Memory grows with the bytes received, not with the length that a
  /// header claims.
  private static func read(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = min(count - bytes.count, 1 << 16)
      let added = [UInt8](unsafeUninitializedCapacity: part) { buffer, initialized in
        var got = Glibc.read(STDIN_FILENO, buffer.baseAddress, part)
        while got < 0 && errno == EINTR {
          got = Glibc.read(STDIN_FILENO, buffer.baseAddress, part)
        }
        initialized = max(got, 0)
      }
      if added.isEmpty { break }
      bytes += added
    }
    return bytes
  }
}
