/// The reason why a visual format string can't be parsed. The words are iOS's if they are known, so
/// that a search for them helps here too.
struct VisualFormatError: Error, Equatable {
  let reason: String
  /// The string without white space; `nil` if the error has no position in it.
  let text: String?
  /// The number of characters that were parsed.
  let position: Int

  init(_ reason: String, in text: String? = nil, at position: Int = 0) {
    self.reason = reason
    self.text = text
    self.position = position
  }

  /// The report, with a caret under the character at which reading stopped:
  ///
  ///     Unable to parse constraint format:
  ///     Expected a ']' here. That is how you give the end of a view.
  ///     |-0-[red-0-|
  ///             ^
  var message: String {
    let title = "Unable to parse constraint format: "
    guard let text else { return title + reason }
    let indent = String(repeating: " ", count: position)
    return "\(title)\n\(reason) \n\(text) \n\(indent)^"
  }
}
