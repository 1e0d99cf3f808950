import Foundation

// Foundation on Linux reads attributes of a character that is not there when it copies an empty
// attributed string, or takes an empty part of one: these do not ask it.
extension NSAttributedString {
  /// All of it, in UTF-16 units.
  var wholeRange: NSRange { NSRange(location: 0, length: length) }

  /// A stretch of it, in UTF-16 units.
  func part(_ range: NSRange) -> NSAttributedString {
    range.length > 0 ? attributedSubstring(from: range) : NSAttributedString(string: "")
  }

  /// A copy to be changed.
  var mutableText: NSMutableAttributedString {
    let copy = NSMutableAttributedString(string: "")
    copy.put(self, in: NSRange(location: 0, length: 0))
    return copy
  }
}

extension NSAttributedString {
  /// The text with attributes where it has none of the same names itself.
  func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: wholeRange) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }
}

extension String {
  /// The UTF-16 units, as an array. O(n), and much faster where all characters are ASCII's, which are widened.
  var units: [UInt16] {
    (utf8.withContiguousStorageIfAvailable(Self.widened) ?? nil) ?? Array(utf16)
  }

  /// ASCII's characters as UTF-16 units; `nil` for bytes of others. It looks for them while it goes on, for a loop
  /// with an end of its own isn't done sixteen at a time.
  private static func widened(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt16]? {
    var all: UInt8 = 0
    let units = [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
      for index in 0..<bytes.count {
        units[index] = UInt16(bytes[index])
        all |= bytes[index]
      }
      count = bytes.count
    }
    return all < 0x80 ? units : nil
  }

  /// The same text with a stretch of UTF-16 units replaced.
  ///
  /// Half a surrogate pair that is left alone becomes U+FFFD, one unit long like what it stands for, so
  /// that lengths are what whoever counted units expects. O(length).
  func replacingUnits(_ range: NSRange, with text: String) -> String {
    var units = self.units
    units.replaceSubrange(range.location..<range.location + range.length, with: text.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether a stretch of UTF-16 units begins or ends inside a character: between a letter and its
  /// accent, in a flag, in a surrogate pair.
  func dividesCharacter(_ range: NSRange) -> Bool {
    [range.location, range.location + range.length].contains { offset in
      utf16.index(utf16.startIndex, offsetBy: offset).samePosition(in: self) == nil
    }
  }
}

extension NSMutableAttributedString {
  /// Puts a text in place of a stretch. Everything is set anew, run by run: Foundation on Linux breaks the
  /// runs of attributes around what is deleted or replaced, and its mutable strings trap when a bound
  /// lies inside a character. O(length).
  func put(_ text: NSAttributedString, in range: NSRange) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    var end = 0
    func take(_ string: NSAttributedString, _ part: NSRange) {
      guard part.length > 0 else { return }
      string.enumerateAttributes(in: part) { attributes, run, _ in
        runs.append((attributes, NSRange(location: end, length: run.length)))
        end += run.length
      }
    }
    let rest = NSRange(
      location: range.location + range.length, length: length - range.location - range.length)
    take(self, NSRange(location: 0, length: range.location))
    take(text, text.wholeRange)
    take(self, rest)
    replaceCharacters(in: wholeRange, with: string.replacingUnits(range, with: text.string))
    for (attributes, run) in runs { setAttributes(attributes, range: run) }
  }
}
