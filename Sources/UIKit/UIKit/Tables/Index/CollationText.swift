import Foundation

/// The text by which an object is sorted.
@MainActor enum CollationText {
  /// What a method of an object returns; nothing and a report when it returns no text.
  static func text(of object: Any, _ selector: Selector) -> String {
    if let known = known(object, selector) { return known }
    let receiver = object as AnyObject
    guard let result = selector.result(on: receiver, []), let text = result as? String else {
      Diagnostics.report(
        "\(type(of: object)) has no method '\(selector)' that returns a text to sort it by",
        from: "UILocalizedIndexedCollation")
      return ""
    }
    return text
  }

  /// The methods of Foundation's objects that apps name, which no class registers. Those that change
  /// the case alone return what sorts as the text does.
  private static func known(_ object: Any, _ selector: Selector) -> String? {
    let name = selector.description
    if let text = object as? String {
      return ofTexts.contains(name) ? text : nil
    }
    return name == "description" && !selector.isImplemented(by: object as AnyObject)
      ? (object as? NSObject)?.description : nil
  }

  private static let ofTexts: Set<String> = [
    "self", "description", "lowercaseString", "uppercaseString", "capitalizedString", "lowercased",
    "uppercased", "capitalized",
  ]
}
