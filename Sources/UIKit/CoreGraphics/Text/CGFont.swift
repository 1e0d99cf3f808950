import Foundation

/// A font without a size, identified by its name.
///
/// The text engine, which is above this module because it draws with colours and contexts, finds the fonts. Without
/// it there are none.
public final class CGFont: Hashable, Sendable {
  /// The text engine's names of fonts.
  package static let names = ServiceSlot<any FontNaming.Type>(
    of: "CoreGraphics", ifEmpty: "no font is found without the text engine, which reads them")

  private let name: String
  /// The bytes that the font was made from; `nil` if it was found by name.
  package let data: Data?

  /// Creates the font with a PostScript name or a full name, or returns `nil` if there is none.
  public init?(_ name: CFString) {
    guard let found = Self.names.service()?.postScriptName(named: name) else { return nil }
    self.name = found
    data = nil
  }

  /// Creates the first font in a file's bytes, or returns `nil` if there is none in them. Core Text registers it, and
  /// then `init(_:)` finds it by name.
  public init?(_ provider: CGDataProvider) {
    guard let name = Self.names.service()?.postScriptName(ofFontIn: provider.bytes) else {
      return nil
    }
    self.name = name
    data = provider.bytes
  }

  public var postScriptName: CFString? { name }

  public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A type that knows the names of the available fonts.
package protocol FontNaming: Sendable {
  /// Returns the PostScript name for a font name, or `nil` if there is none.
  static func postScriptName(named name: String) -> String?
  /// Returns the PostScript name of the first font in a file's bytes, or `nil` if they contain none.
  static func postScriptName(ofFontIn data: Data) -> String?
}
