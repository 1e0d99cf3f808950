import Foundation

// On iOS, Foundation converts between its two kinds of attributed strings. On Linux it doesn't, and
// the relevant attributes belong to UIKit.

extension AttributeContainer {
  /// Creates a container of the attributes that UIKit or Foundation declare.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in TextAttribute.all {
      if let value = dictionary[attribute.key] { attribute.set(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary of a container's attributes for `NSAttributedString`.
  public init(_ container: AttributeContainer) {
    self.init()
    for attribute in TextAttribute.all { self[attribute.key] = attribute.value(container) }
  }
}

extension NSAttributedString {
  /// Creates a string with the same text and attributes.
  ///
  /// An app's own attributes are omitted, as on iOS if their scope isn't named.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.attributedString(base: AttributeContainer()))
  }
}

extension AttributedString {
  /// Creates a string with the same text, and with the attributes that UIKit or Foundation declare.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: nsStr.wholeRange) { values, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(values)))
    }
  }

  /// Returns the string with its attributes, completed with those of `base` in each run.
  package func attributedString(base: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = base.merging(run.attributes)
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: Dictionary(attributes)
        ).releasingRuns())
    }
    return result.releasingRuns()
  }
}
