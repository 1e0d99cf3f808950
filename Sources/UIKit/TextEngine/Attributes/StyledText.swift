import Foundation

/// A text with attributes by range, as a value.
///
/// Labels store their texts in this form: the labels in bars change in many frames, and on Linux an
/// `NSAttributedString` is costly to release (``Foundation/NSAttributedString/releasingRuns()``).
package struct StyledText {
  /// A range of text with the same attributes.
  package struct Run {
    /// The range in UTF-16 units.
    package var range: Range<Int>
    package var attributes: [NSAttributedString.Key: Any]
  }

  package let string: String
  /// The runs from 0 to the end, without gaps. Empty for an empty text.
  package private(set) var runs: [Run]

  /// Creates a text with the same attributes throughout.
  package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    self.string = string
    runs = string.isEmpty ? [] : [Run(range: 0..<string.utf16.count, attributes: attributes)]
  }

  package init(_ text: NSAttributedString) {
    text.releasingRuns()
    string = text.string
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      guard let range = Range(range), !range.isEmpty else { return }
      runs.append(Run(range: range, attributes: attributes))
    }
    self.runs = runs
  }

  /// The text as an attributed string. O(length)
  package var attributed: NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    for run in runs { result.setAttributes(run.attributes, range: NSRange(run.range)) }
    return result.releasingRuns()
  }

  /// Changes the attributes of each run.
  package mutating func changeAttributes(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    for index in runs.indices { change(&runs[index].attributes) }
  }
}
