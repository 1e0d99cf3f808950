import Foundation

// On Linux, Foundation reads attributes of a nonexistent character when it copies an empty attributed string or an
// empty part of one. These methods avoid that.
extension NSAttributedString {
  /// The range of the whole string, in UTF-16 units.
  var wholeRange: NSRange { NSRange(location: 0, length: length) }

  /// The attributes of the first character; `nil` for an empty string.
  var firstAttributes: [Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// Returns a part of the string, with a range in UTF-16 units.
  func part(_ range: NSRange) -> NSAttributedString {
    range.length > 0
      ? attributedSubstring(from: range).releasingRuns() : NSAttributedString(string: "")
  }

  /// A mutable copy.
  var mutableText: NSMutableAttributedString {
    let copy = NSMutableAttributedString(string: "")
    copy.put(self, in: NSRange(location: 0, length: 0))
    return copy.releasingRuns()
  }
}

extension NSAttributedString {
  /// Returns the text with additional attributes in the ranges that don't have them.
  func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    releasingRuns()
    let result = NSMutableAttributedString(string: string, attributes: attributes).releasingRuns()
    enumerateAttributes(in: wholeRange) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }
}

extension String {
  /// Returns the text with a range of UTF-16 units replaced.
  ///
  /// Half a surrogate pair that remains becomes U+FFFD, which is also one unit long, so that lengths in units stay
  /// as expected. O(length).
  func replacingUnits(_ range: NSRange, with text: String) -> String {
    var units = self.units
    units.replaceSubrange(range.location..<range.location + range.length, with: text.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns whether a range of UTF-16 units begins or ends inside a character: between a letter and its accent,
  /// in a flag, or in a surrogate pair.
  func dividesCharacter(_ range: NSRange) -> Bool {
    [range.location, range.location + range.length].contains { offset in
      utf16.index(utf16.startIndex, offsetBy: offset).samePosition(in: self) == nil
    }
  }
}

extension NSMutableAttributedString {
  /// Replaces a range by an attributed text. O(length).
  ///
  /// The whole string is set again, run by run. On Linux, Foundation breaks the attribute runs around a deletion
  /// or replacement, and its mutable strings trap if a bound is inside a character.
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
