/// Changes of a text by byte ranges. All other bytes stay the same.
struct Edits {
  private struct Edit {
    var start: Int
    var end: Int
    var text: String
    var order: Int
  }
  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(
      Edit(start: range.lowerBound, end: range.upperBound, text: text, order: edits.count))
  }

  /// Inserts text at a position. If there are several insertions at the same position, they keep the order in
  /// which they were added.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Returns the text with all changes applied. A change inside a range that another change replaces has no
  /// effect.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted {
      if $0.start != $1.start { return $0.start < $1.start }
      // An insertion before a replaced range comes before its replacement.
      if ($0.end == $0.start) != ($1.end == $1.start) { return $0.end == $0.start }
      if $0.end != $1.end { return $0.end > $1.end }
      return $0.order < $1.order
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var position = 0
    for edit in sorted where edit.start >= position {
      result += bytes[position..<edit.start]
      result += edit.text.utf8
      position = edit.end
    }
    result += bytes[position...]
    return result
  }
}
