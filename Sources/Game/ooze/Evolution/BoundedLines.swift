import CommandSupport
import Foundation

/// Reads standard input line by line, as bytes arrive. It skips a line that is too long without holding it in memory.
struct BoundedLines {
  enum Line: Sendable {
    case text([UInt8])
    case tooLong
  }

  private let limit: Int
  private let input: FileHandle
  private var isAtBeginning = true
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(limit: Int, input: FileHandle = .standardInput) {
    self.limit = limit
    self.input = input
  }

  /// Returns the next line without its end, or `nil` after the last one.
  mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) {
        if !isTooLong { line += buffer[start..<end] }
        start = end + 1
        return isTooLong || line.count > limit ? .tooLong : .text(line)
      }
      if !isTooLong { line += buffer[start...] }
      if line.count > limit {
        isTooLong = true
        line = []
      }
      buffer = []
      start = 0
      if isAtEnd { return isTooLong ? .tooLong : line.isEmpty ? nil : .text(line) }
      // Take whatever data there is, however little: a sender may wait for the result of its only job.
      buffer = try StandardInput.read(upTo: 1 << 16, from: input.fileDescriptor)
      isAtEnd = buffer.isEmpty
      if isAtBeginning { try skipByteOrderMark() }
    }
  }

  private mutating func skipByteOrderMark() throws {
    isAtBeginning = false
    let mark = ByteOrderMark.bytes
    // The mark may arrive in pieces.
    while !isAtEnd, buffer.count < mark.count, mark.starts(with: buffer) {
      let part = try StandardInput.read(upTo: 1 << 16, from: input.fileDescriptor)
      isAtEnd = part.isEmpty
      buffer += part
    }
    if buffer.starts(with: mark) { start = mark.count }
  }
}
