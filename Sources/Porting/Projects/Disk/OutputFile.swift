import Foundation

/// Writes to open files.
enum OutputFile {
  /// Writes all bytes, in as many calls as necessary.
  static func append(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Copies the content of an open file. Throws if it is longer than the limit, in bytes.
  static func copy(_ input: Int32, to file: Int32, upTo limit: Int) throws(SystemError) {
    var part = [UInt8](repeating: 0, count: 1 << 18)
    var left = limit
    while true {
      let count = read(input, &part, part.count)
      if count == 0 { return }
      if count < 0 {
        guard errno == EINTR else { throw .last }
        continue
      }
      left -= count
      guard left >= 0 else { throw SystemError(code: EFBIG) }
      try append(part[..<count], to: file)
    }
  }
}
