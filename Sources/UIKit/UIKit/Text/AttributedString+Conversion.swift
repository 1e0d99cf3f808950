import Foundation

// Foundation converts between its two kinds of attributed strings on iOS; on Linux it doesn't, and the
// attributes that matter are UIKit's.

extension AttributeContainer {
  /// Makes a container of those attributes that UIKit or Foundation declares.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in TextAttribute.all {
      if let value = dictionary[attribute.key] { attribute.set(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Makes a dictionary of a container's attributes, as an `NSAttributedString` has them.
  public init(_ container: AttributeContainer) {
    self.init()
    for attribute in TextAttribute.all { self[attribute.key] = attribute.value(container) }
  }
}

extension NSAttributedString {
  /// Makes a string of the same text and attributes.
  ///
  /// Attributes of an app's own are left out, as iOS leaves them out where their scope isn't named.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.attributedString(base: AttributeContainer()))
  }
}

extension AttributedString {
  /// Makes a string of the same text, and of those attributes that UIKit or Foundation declares.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: nsStr.wholeRange) { values, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(values)))
    }
  }

  /// The string with its attributes; where a run has none of a kind, that of `base`.
  package func attributedString(base: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = base.merging(run.attributes)
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: Dictionary(attributes)))
    }
    return result
  }
}
