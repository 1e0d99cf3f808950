import CPango
import CoreGraphics
import Foundation

/// A mapping between font names and fonts.
package enum FontNames {
  /// An installed font.
  private struct Face: Sendable {
    let family: String
    let postScriptName: String
    /// The display names: the full name, and the family's name with the style's.
    let fullNames: [String]
    let openTypeClass: Int32
    let isItalic: Bool
  }

  /// The currently available fonts of the system and the app.
  private static var faces: [Face] {
    FontMap.shared.withLock { fonts in
      if let known = knownFaces, known.generation == fonts.fontGeneration { return known.faces }
      let faces = readFaces(fonts)
      knownFaces = (fonts.fontGeneration, faces)
      return faces
    }
  }

  /// The known faces, with the generation of fonts that they belong to. Read and written under the font map's lock.
  nonisolated(unsafe) private static var knownFaces: (generation: Int, faces: [Face])?

  /// The installed families, and those of iOS that they replace.
  package static var families: [String] {
    Set(faces.map(\.family)).union(FontStandIns.familyNames).sorted()
  }

  package static func postScriptNames(family: String) -> [String] {
    let installed = Set(faces.lazy.filter { $0.family == family }.map(\.postScriptName))
    guard installed.isEmpty else { return installed.sorted() }
    return FontStandIns.fonts(family: family).map(postScriptName(of:)).sorted()
  }

  /// Returns the font of a family's or a font's name, with an open size. Returns `nil` if it isn't installed.
  package static func specification(named name: String) -> FontSpecification? {
    if faces.contains(where: { $0.family == name }) {
      return FontSpecification(size: 0, family: .named(name))
    }
    let face =
      faces.first { $0.postScriptName == name } ?? faces.first { $0.fullNames.contains(name) }
    guard let face else { return FontStandIns.specification(named: name) }
    return FontSpecification(
      size: 0, family: .named(face.family),
      weight: FontWeight(openTypeClass: face.openTypeClass), isItalic: face.isItalic)
  }

  /// Returns the font with a PostScript name, including the names that ``postScriptName(of:)`` gives to the system
  /// font, which no family has.
  package static func specification(postScriptName name: String) -> FontSpecification? {
    for (prefix, family) in [(systemPrefix, .system), (monospacedPrefix, .monospaced)]
      as [(String, FontSpecification.Family)] where name.hasPrefix(prefix)
    {
      let style = name.dropFirst(prefix.count)
      let isItalic = style.hasSuffix("Italic")
      let weight = isItalic ? style.dropLast("Italic".count) : style
      guard let named = FontWeight.named.first(where: { $0.name == weight }) else {
        return nil
      }
      return FontSpecification(
        size: 0, family: family, weight: named.weight, isItalic: isItalic)
    }
    return specification(named: name)
  }

  private static let systemPrefix = ".SFUI-"
  private static let monospacedPrefix = ".AppleSystemUIFontMonospaced-"

  /// Returns “.SFUI-Semibold” for the system font, and the installed font's own name for others.
  package static func postScriptName(of specification: FontSpecification) -> String {
    let italic = specification.isItalic ? "Italic" : ""
    switch specification.family {
    case .system:
      return "\(systemPrefix)\(specification.weight.name)\(italic)"
    case .monospaced:
      return "\(monospacedPrefix)\(specification.weight.name)\(italic)"
    case .standIn(let family, glyphs: _):
      let stem = family.filter { $0 != " " }
      let isRegular = specification.weight == .regular
      let style = (isRegular ? "" : specification.weight.name) + italic
      return style.isEmpty ? stem : "\(stem)-\(style)"
    case .named(let family):
      let candidates = faces.filter {
        $0.family == family && $0.isItalic == specification.isItalic
      }
      let wanted = specification.weight.openTypeClass
      return candidates.min {
        abs($0.openTypeClass - wanted) < abs($1.openTypeClass - wanted)
      }?.postScriptName ?? family
    }
  }

  private static func readFaces(_ fonts: FontMap) -> [Face] {
    [FcSetSystem, FcSetApplication].flatMap { which -> [Face] in
      guard let set = FcConfigGetFonts(fonts.fontConfiguration, which) else { return [] }
      return (0..<Int(set.pointee.nfont)).compactMap { index in
        guard let pattern = set.pointee.fonts[index],
          let family = string(FC_FAMILY, of: pattern),
          let name = string(FC_POSTSCRIPT_NAME, of: pattern)
        else { return nil }
        var weight: Double = 80
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        var slant: Int32 = 0
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        return Face(
          family: family, postScriptName: name,
          fullNames: [
            string(FC_FULLNAME, of: pattern),
            string(FC_STYLE, of: pattern).map { "\(family) \($0)" },
          ].compactMap(\.self),
          openTypeClass: Int32(FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant > 0)
      }
    }
    .sorted { $0.postScriptName < $1.postScriptName }
  }

  /// Returns the first text value of a property in a fontconfig pattern.
  static func string(_ property: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}

/// Provides the names for `CGFont`, which is in a lower module. The loader calls it before the program starts, because a
/// program may use a `CGFont` before it calls anything above it.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = { CGFont.names.register(FontNames.self) }

extension FontNames: FontNaming {
  package static func postScriptName(named name: String) -> String? {
    specification(postScriptName: name).map(postScriptName(of:))
  }

  package static func postScriptName(ofFontIn data: Data) -> String? {
    AppFonts.postScriptName(of: data)
  }
}
