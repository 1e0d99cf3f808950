import Foundation

/// A formatter that joins texts to a list, which Foundation on Linux lacks. The words are English.
///
///     ListFormatter.localizedString(byJoining: ["a", "b", "c"])  // "a, b, and c"
open class ListFormatter: Formatter {
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the items. Without it, their descriptions are used.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    if strings.count == 2 { return "\(strings[0]) and \(last)" }
    return strings.dropLast().joined(separator: ", ") + ", and " + last
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return Self.localizedString(byJoining: texts)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
