import Foundation

// Foundation on Linux reads attributes of a character that is not there when it copies an empty
// attributed string, or takes an empty part of one: these do not ask it.
extension NSAttributedString {
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

extension NSMutableAttributedString {
  /// Puts a text in place of a stretch. Everything is set anew, run by run: Foundation on Linux breaks the
  /// runs of attributes around what is deleted or replaced. O(length).
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
    take(text, NSRange(location: 0, length: text.length))
    take(self, rest)
    let units = NSMutableString(string: string)
    units.replaceCharacters(in: range, with: text.string)
    replaceCharacters(in: NSRange(location: 0, length: length), with: String(units))
    for (attributes, run) in runs { setAttributes(attributes, range: run) }
  }
}
