import SwiftSyntax

/// A search for words in the bytes of a text.
///
/// Most of a module contains none of the words. The search finds that out in one pass over the bytes, whereas
/// searching the syntax tree costs as much as parsing. It also finds words in comments and strings.
struct WordSearch {
  /// A bit for each pair of bytes that begins a word. For a word of one byte, the second byte is 0.
  private var pairs = [UInt64](repeating: 0, count: 1 << 10)
  private var words: Set<String> = []
  /// The words, by the pairs of their first bytes.
  private var prefixes: [Int: [String]] = [:]

  /// - Parameters:
  ///   - words: Names.
  ///   - prefixes: The prefixes of other names, each at least two bytes long.
  init(_ words: some Sequence<String>, prefixes: [String] = []) {
    for word in words {
      let isMarked = word.utf8.first == UInt8(ascii: "`")
      self.words.insert(isMarked ? word.filter { $0 != "`" } : word)
    }
    for word in self.words { mark(Self.pair(word)) }
    for prefix in prefixes {
      let pair = Self.pair(prefix)
      mark(pair)
      self.prefixes[pair, default: []].append(prefix)
    }
  }

  private mutating func mark(_ pair: Int) { pairs[pair >> 6] |= 1 << (pair & 63) }

  private static func pair(_ word: String) -> Int {
    var bytes = word.utf8.makeIterator()
    return pair(bytes.next() ?? 0, bytes.next() ?? 0)
  }

  private func isSought(_ word: String) -> Bool {
    words.contains(word) || prefixes[Self.pair(word)]?.contains(where: word.hasPrefix) == true
  }

  /// Returns whether a text contains one of the words.
  func occurs(in text: ArraySlice<UInt8>) -> Bool {
    var isFound = false
    visit(text) { word in
      isFound = isSought(word)
      return !isFound
    }
    return isFound
  }

  /// Returns whether a node's text in a file contains one of the words, except in some of its inner nodes.
  func occurs(in text: [UInt8], of node: Syntax, without inner: [Syntax] = []) -> Bool {
    var start = node.start
    let end = node.endPosition.utf8Offset
    for inner in inner.sorted(by: { $0.position < $1.position }) {
      let place = inner.position.utf8Offset
      if place > start, occurs(in: text[start..<place]) { return true }
      start = max(start, inner.endPosition.utf8Offset)
    }
    return start < end && occurs(in: text[start..<end])
  }

  /// Returns the words that a text contains.
  func words(in text: ArraySlice<UInt8>) -> Set<String> {
    var seen: Set<String> = []
    visit(text) { word in
      seen.insert(word)
      return true
    }
    return seen.filter(isSought)
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  /// Visits the words that begin like the ones searched for, until the closure returns `false`.
  private func visit(_ text: ArraySlice<UInt8>, _ goesOn: (String) -> Bool) {
    guard !words.isEmpty || !prefixes.isEmpty else { return }
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        guard Self.isOfWord(text[index]) else {
          index += 1
          continue
        }
        let start = index
        repeat { index += 1 } while index < text.count && Self.isOfWord(text[index])
        let pair = Self.pair(text[start], index - start > 1 ? text[start + 1] : 0)
        guard pairs[pair >> 6] >> (pair & 63) & 1 == 1 else { continue }
        guard goesOn(String(decoding: text[start..<index], as: UTF8.self)) else { return }
      }
    }
  }

  /// Whether a byte can be part of a name. Letters of other scripts have bytes from 128 on.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
