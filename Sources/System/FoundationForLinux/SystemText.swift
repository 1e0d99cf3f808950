import Foundation
import ObjectiveCForLinux
import Synchronization

/// A text that the system itself shows or speaks, in the languages that it has.
///
///     button.title = SystemText.cancel.text  // "Abbrechen" in an app in German
///
/// As on iOS, the system's texts are in the app's language: the first of the user's languages that the main bundle
/// contains (Apple: `Bundle.preferredLocalizations`). The texts of an app in a third language are English.
package struct SystemText: Sendable {
  private let english: String
  private let german: String

  /// Creates a text. Each `%@` in it is the place of a value.
  package init(_ english: String, german: String) {
    (self.english, self.german) = (english, german)
  }

  /// The text in the app's language.
  package var text: String { text(in: Self.language) }

  /// Returns the text in a language, which is a tag such as `de-CH`, or a locale's identifier.
  package func text(in language: String) -> String {
    language.prefix(while: \.isLetter) == "de" ? german : english
  }

  /// Returns the text in the app's language with values in its places, in order.
  package func text(with values: Any...) -> String {
    let parts = text.split(separator: "%@", omittingEmptySubsequences: false)
    return parts.dropFirst().enumerated().reduce(String(parts[0])) {
      "\($0)\(values[$1.offset])\($1.element)"
    }
  }

  private static let chosen = Mutex<String?>(nil)

  /// The language of an app that chooses it by itself, as a tag such as `de`; `nil` for the main bundle's.
  package static var chosenLanguage: String? {
    get { chosen.withLock(\.self) }
    set { chosen.withLock { $0 = newValue } }
  }

  private static var language: String { chosenLanguage ?? Bundle.main.spokenLanguage }
}

extension SystemText {
  package static let undo = Self("Undo", german: "Widerrufen")
  static let undoAction = Self("Undo %@", german: "Widerrufen: %@")
  package static let redo = Self("Redo", german: "Wiederholen")
  static let redoAction = Self("Redo %@", german: "Wiederholen: %@")
}
