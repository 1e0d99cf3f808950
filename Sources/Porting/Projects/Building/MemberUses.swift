/// The names that sources use as members, found in one pass over their words.
struct MemberUses {
  /// All words.
  private(set) var words: Set<String> = []
  /// Names after a dot without a base: `.pond`.
  private(set) var implicit: Set<String> = []
  /// Names after a word and a dot, including the word: `UIImage.pond`.
  private(set) var members: Set<String> = []
  /// Names declared by `static let` or `static var`.
  private(set) var statics: Set<String> = []
  /// Names of declared types.
  private(set) var types: Set<String> = []

  init(in texts: [String]) { for text in texts { read(text) } }

  private mutating func read(_ text: String) {
    let bytes = Array(text.utf8)
    var place = 0
    // The last three words, and whether the last one is directly followed by the next token.
    var before = ["", "", ""]
    var end = -1
    while place < bytes.count {
      guard Self.isWord(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      words.insert(word)
      if start > 0, bytes[start - 1] == UInt8(ascii: ".") {
        let isBehindWord = end == start - 1
        let other = start > 1 ? bytes[start - 2] : UInt8(ascii: " ")
        if isBehindWord {
          members.insert("\(before[2]).\(word)")
        } else if other != UInt8(ascii: ")"), other != UInt8(ascii: "]") {
          implicit.insert(word)
        }
      }
      if ["let", "var"].contains(before[2]), before[1] == "static" { statics.insert(word) }
      if ["struct", "class", "enum", "typealias"].contains(before[2]) { types.insert(word) }
      before = [before[1], before[2], word]
      end = place
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
