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
    length > 0
      ? NSMutableAttributedString(attributedString: self) : NSMutableAttributedString(string: "")
  }
}
