import Foundation

/// A text and the attributes of its stretches, as a value.
///
/// Labels keep their texts so: Foundation on Linux never frees the attributes of an `NSAttributedString`
/// (swift-corelibs-foundation, issue 5256), and the labels of bars change in many frames.
package struct StyledText {
  /// A stretch of text with one set of attributes.
  package struct Run {
    /// In UTF-16 units.
    package var range: Range<Int>
    package var attributes: [NSAttributedString.Key: Any]
  }

  package let string: String
  /// Without gaps, from 0 to the end. Empty for an empty text.
  package private(set) var runs: [Run]

  /// A text with the same attributes throughout.
  package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    self.string = string
    runs = string.isEmpty ? [] : [Run(range: 0..<string.utf16.count, attributes: attributes)]
  }

  package init(_ text: NSAttributedString) {
    string = text.string
    var runs: [Run] = []
    text.enumerateAttributes(in: text.wholeRange) { attributes, range, _ in
      guard let range = Range(range), !range.isEmpty else { return }
      runs.append(Run(range: range, attributes: attributes))
    }
    self.runs = runs
  }

  /// The same as an object. O(length)
  package var attributed: NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    for run in runs { result.setAttributes(run.attributes, range: NSRange(run.range)) }
    return result
  }

  /// Changes the attributes of every stretch.
  mutating func changeAttributes(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    for index in runs.indices { change(&runs[index].attributes) }
  }
}
