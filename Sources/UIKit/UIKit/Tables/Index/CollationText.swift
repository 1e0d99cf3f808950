import Foundation

/// The text by which an object is sorted.
@MainActor enum CollationText {
  /// Returns the result of an object's method. If it isn't a text, reports that and returns an empty
  /// string.
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

  /// Returns the result for methods of Foundation objects that apps use but that no class registers.
  /// A method that only changes the case returns a text with the same sort order.
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
