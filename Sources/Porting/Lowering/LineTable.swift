import OozeKernel

/// The lines of a text, by the positions at which they start.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"),
        index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  /// Returns the line and the column of a byte, both from 1. O(log n).
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = max(1, Bisection.count(starts.count) { starts[$0] <= offset })
    return (line, offset - starts[line - 1] + 1)
  }
}
