import CoreFoundationTypes
import Foundation

/// A font without a size, by its name.
///
/// Fonts are found by UIKit's text engine, which lies above this module; without it there are none.
public final class CGFont: Hashable, Sendable {
  /// The text engine, by its type's name: this module lies below it.
  nonisolated(unsafe) private static let fonts =
    _typeByName("5UIKit9FontNamesO") as? any FontNaming.Type

  private let name: String
  /// The bytes that the font was made of; `nil` for one that was found by its name.
  package let data: Data?

  /// The font of a PostScript name or a full name; `nil` where no font has it.
  public init?(_ name: CFString) {
    guard let found = Self.fonts?.postScriptName(named: name) else { return nil }
    self.name = found
    data = nil
  }

  /// The font in a file's bytes, the first one of several; `nil` when they are no font's. It can be named
  /// once it is registered with Core Text.
  public init?(_ provider: CGDataProvider) {
    guard let name = Self.fonts?.postScriptName(ofFontIn: provider.bytes) else { return nil }
    self.name = name
    data = provider.bytes
  }

  public var postScriptName: CFString? { name }

  public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The names of the fonts that there are, which the text engine knows.
package protocol FontNaming {
  /// The PostScript name of the font that a name stands for; `nil` where there is none.
  static func postScriptName(named name: String) -> String?
  /// The PostScript name of the first font in a file's bytes; `nil` where they are none.
  static func postScriptName(ofFontIn data: Data) -> String?
}
