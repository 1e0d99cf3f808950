import Foundation

/// The identifiers of undeclared types, which contain all that is known about the types.
///
/// The type of a file `notes.sql` is `dyn.ah62d4rv4ge81g6pq`: after `dyn.a` follows `?0=6:1=sql` with five bits
/// per character. This means that it conforms to `public.data` and has the filename extension `sql`.
///
/// Source: Alastair Houghton, "UTIs are better than you think, and here's why" (2012). Apple calls them opaque,
/// and programs store them.
package enum DynamicType {
  private static let start = "dyn.a"
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  /// The common names, both tag keys and types, that are encoded as one digit: the index in this list.
  private static let codes = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
  ]
  private static let conformance = codes[0]

  /// Returns the identifier of a type with a tag, which conforms to another type if one is given.
  package static func identifier(
    tag: String, _ kind: UniformType.TagClass, conformingTo parent: String?
  ) -> String {
    let tag = "\(code(kind.rawValue))=\(escaped(tag.lowercased()))"
    let text = parent.map { "?\(code(conformance))=\(code($0)):\(tag)" } ?? tag
    return start + encoded(Array(text.utf8))
  }

  /// Returns whether an identifier is dynamic, valid or not.
  package static func isOne(_ identifier: String) -> Bool {
    identifier.lowercased().hasPrefix("dyn.")
  }

  /// Returns the tags in an identifier, or `nil` if it isn't a dynamic type's.
  package static func read(_ identifier: String) -> UniformType? {
    guard identifier.lowercased().hasPrefix(start),
      let bytes = decoded(identifier.lowercased().utf8.dropFirst(start.utf8.count)),
      var text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    if text.hasPrefix("?") { text.removeFirst() }
    var values: [String: [String]] = [:]
    for field in split(text, at: ":") {
      let sides = split(field, at: "=")
      guard sides.count == 2 else { return nil }
      let key = name(sides[0])
      values[key] = split(sides[1], at: ",").map { unescaped(key == conformance ? name($0) : $0) }
    }
    guard !values.isEmpty else { return nil }
    return UniformType(
      identifier.lowercased(), values[conformance] ?? [],
      extensions: values[UniformType.TagClass.filenameExtension.rawValue] ?? [],
      mime: values[UniformType.TagClass.mimeType.rawValue] ?? [])
  }

  // MARK: Texts

  private static func code(_ name: String) -> String {
    codes.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? escaped(name)
  }

  private static func name(_ code: String) -> String {
    codes.indices.first { String($0, radix: 16, uppercase: true) == code }.map { codes[$0] } ?? code
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "?:=,\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static func unescaped(_ text: String) -> String {
    var isEscaped = false
    return text.reduce(into: "") { result, character in
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { result.append(character) }
    }
  }

  /// Returns the parts between the separators without a preceding backslash. The parts aren't unescaped.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == separator, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts
  }

  // MARK: Five bits a character

  private static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(alphabet[bits >> count & 31])
      }
      bits &= 1 << count - 1
    }
    if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decoded(_ characters: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for character in characters {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 5 | value
      count += 5
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 255))
        bits &= 1 << count - 1
      }
    }
    return result
  }
}
