import Foundation

/// A format of `os_log` and `os_signpost`: `printf`'s, with `{public}` and `{private}` before a conversion,
/// `%@` for objects and `%m` for the last error.
struct OSLogFormat {
  private let format: String

  init(_ format: StaticString) {
    self.format =
      format.hasPointerRepresentation
      ? format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      : String(format.unicodeScalar)
  }

  /// Returns the text with the arguments inserted.
  func text(_ arguments: [any CVarArg], _ redaction: Redaction) -> String {
    var arguments = arguments[...]
    var text = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let conversion = Conversion(&rest) else {
        text.append("%")
        continue
      }
      text += conversion.text(&arguments, redaction)
    }
    return text + rest
  }
}

/// One conversion: `%{private}-8.3lf`.
private struct Conversion {
  private var options = ""
  /// The flags, width and precision.
  private var shape = ""
  private let kind: Character

  /// Parses a conversion from the text after its percent sign, or returns `nil` if there is none.
  init?(_ rest: inout Substring) {
    var text = rest
    if text.first == "{", let end = text.firstIndex(of: "}") {
      options = String(text.dropFirst().prefix(upTo: end))
      text = text[end...].dropFirst()
    }
    while let character = text.first, "-+ #0123456789.*'".contains(character) {
      shape.append(character)
      text.removeFirst()
    }
    text = text.drop { "hlqztjL".contains($0) }
    guard let kind = text.popFirst(), "@%diDuUxXoOfFeEgGaAcCsSpm".contains(kind) else {
      return nil
    }
    self.kind = kind
    rest = text
  }

  func text(_ arguments: inout ArraySlice<any CVarArg>, _ redaction: Redaction) -> String {
    if kind == "%" { return "%" }
    if kind == "m" { return String(cString: strerror(errno)) }
    var shape = shape
    while let star = shape.firstIndex(of: "*") {
      let columns = arguments.popFirst().flatMap { $0 as? any BinaryInteger }.map { Int($0) }
      shape.replaceSubrange(star...star, with: "\(columns ?? 0)")
    }
    guard let argument = arguments.popFirst() else { return "<decode: missing data>" }
    let isScalar = !"@sS".contains(kind)
    return redaction.text(text(argument, shape), privacy, isScalar: isScalar)
  }

  private var privacy: OSLogPrivacy {
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("public") { return .public }
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    return words.contains("private") ? .private(mask: mask) : .auto(mask: mask)
  }

  private func text(_ argument: any CVarArg, _ shape: String) -> String {
    switch kind {
    case "d", "i", "D":
      guard let value = argument as? any BinaryInteger else { break }
      return String(format: "%\(shape)lld", Int64(truncatingIfNeeded: value))
    case "u", "U", "x", "X", "o", "O":
      guard let value = argument as? any BinaryInteger else { break }
      let bits = UInt64(truncatingIfNeeded: value) & (~0 >> UInt64(max(0, 64 - value.bitWidth)))
      return String(
        format: "%\(shape)ll\(kind.lowercased() == "x" ? kind : Character(kind.lowercased()))", bits
      )
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let value = argument as? Double ?? (argument as? Float).map(Double.init)
      guard let value = value ?? (argument as? CGFloat).map(Double.init) else { break }
      return String(format: "%\(shape)\(kind)", value)
    case "c", "C":
      guard let value = argument as? any BinaryInteger,
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: value))
      else { break }
      return String(scalar)
    case "s":
      if let text = argument as? UnsafePointer<CChar> { return String(cString: text) }
      if let text = argument as? UnsafeMutablePointer<CChar> { return String(cString: text) }
    default:
      break
    }
    return String(describing: argument)
  }
}
