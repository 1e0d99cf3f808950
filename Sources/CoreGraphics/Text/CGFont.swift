import CoreFoundationTypes
import Foundation

/// A font without a size, by its name.
///
/// Fonts are found by UIKit's text engine, which lies above this module; without it there are none.
public final class CGFont: Hashable, Sendable {
  /// Gives the PostScript name of the font that a name stands for, `nil` where there is none.
  package nonisolated(unsafe) static var postScriptName: @Sendable (String) -> String? = { _ in nil
  }

  private let name: String

  /// The font of a PostScript name or a full name; `nil` where no font has it.
  public init?(_ name: CFString) {
    guard let found = Self.postScriptName(name) else { return nil }
    self.name = found
  }

  public var postScriptName: CFString? { name }

  public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
