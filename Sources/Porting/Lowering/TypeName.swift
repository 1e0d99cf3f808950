/// Parses types as they are written.
enum TypeName {
  /// Returns the name without generic arguments, `any`, `some`, attributes, optionality and enclosing brackets:
  /// `(any Outer.Inner<Int>)?` → `Outer.Inner`.
  static func bare(_ text: String) -> String {
    // Most types are just a name.
    guard text.utf8.contains(where: isMark) else { return text }
    var result = ""
    var depth = 0
    for character in text {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "?", "!", "(", ")", "\n": break
      default: if depth == 0 { result.append(character) }
      }
    }
    let words = result.split(separator: " ").filter {
      $0 != "any" && $0 != "some" && !$0.hasPrefix("@")
    }
    return words.joined(separator: " ")
  }

  /// Returns a text that is the same for different spellings of a type: `(any UIDropSession)?` and `UIDropSession?`,
  /// `UIKit.UIView` and `UIView`.
  static func key(_ text: String) -> String {
    guard !isName(text) || text.contains("UIKit.") else { return text }
    return text.replacing(#/\bany\s+|\bUIKit\./#, with: "")
      .replacing(#/\((\w+)\)/#) { String($0.1) }
  }

  /// Whether a byte can't be part of a name.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "@"), 0...UInt8(ascii: " "):
      true
    default: false
    }
  }

  /// Returns whether a type is just a name, such as `UIKit.UIView`, and not a tuple, function, list or
  /// composition.
  static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0 >= 0x80 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
  }

  /// Returns the types of a composition, `A & B`.
  static func components(_ text: String) -> [String] {
    let text = bare(text)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text.isEmpty ? [] : [text] }
    return text.split(separator: "&").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the words of a type that may be names, `[Outer.Kind: Int]` → `Outer`, `Kind`, `Int`.
  static func identifiers(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Whether a name that the module doesn't declare belongs to a protocol and not to a class.
  static func isKnownProtocol(_ text: String) -> Bool {
    let name = bare(text)
    if name.contains("&") || name.hasPrefix("@") { return true }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return protocols.contains(last) || suffixes.contains { last.hasSuffix($0) }
  }

  private static let suffixes = [
    "Delegate", "DataSource", "Protocol", "Convertible", "Representable", "Transitioning",
    "DataSourcePrefetching", "Configuration",
  ]

  private static let protocols: Set<String> = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable",
    "Identifiable", "Sendable", "Error", "LocalizedError", "ObservableObject", "Sequence",
    "Collection", "IteratorProtocol", "CaseIterable", "NSCoding", "NSSecureCoding", "NSCopying",
    "NSMutableCopying", "Cancellable", "Subscription", "Subscriber", "Publisher", "Subject",
    "Scheduler", "TextOutputStream", "Actor", "UITextInput", "UIKeyInput", "UITextInputTraits",
    "UIAppearance", "UIAppearanceContainer", "UICoordinateSpace", "UIContentView", "UIDynamicItem",
    "UILayoutSupport", "UIContentContainer", "UITraitEnvironment", "UIFocusEnvironment",
    "UIViewControllerTransitionCoordinatorContext", "UITraitChangeObservable", "CAAction",
    "CAMediaTiming", "CustomReflectable", "ExpressibleByStringLiteral", "Observable",
    "UIViewControllerTransitionCoordinator", "UIViewControllerContextTransitioning",
    "UIResponderStandardEditActions", "UIPasteConfigurationSupporting",
  ]
}
