import Foundation

/// Settings of an Xcode target: those of the project, below those of the target.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// Lays settings over the present ones; `$(inherited)` means what was there.
  mutating func add(_ settings: [String: Any]) {
    for (key, value) in settings {
      let text: String
      if let list = value as? [Any] {
        text = list.map { "\($0)" }.joined(separator: " ")
      } else {
        text = "\(value)"
      }
      guard let name = Self.name(of: key) else { continue }
      values[name] = text.replacing("$(inherited)", with: values[name] ?? "")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// A key without its conditions, `NAME[sdk=iphonesimulator*]`; `nil` when they don't hold for a
  /// simulator.
  private static func name(of key: String) -> String? {
    guard let bracket = key.firstIndex(of: "[") else { return key }
    let condition = key[bracket...]
    guard condition.contains("sdk=iphone") || condition.contains("sdk=*") else { return nil }
    return condition.contains("iphoneos") ? nil : String(key[..<bracket])
  }

  /// The setting with its variables replaced; `nil` when it isn't there or empty.
  subscript(name: String) -> String? {
    let value = resolve(values[name] ?? "", depth: 0)
    return value.isEmpty ? nil : value
  }

  func words(_ name: String) -> [String] {
    self[name]?.split(separator: " ").map(String.init) ?? []
  }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// Replaces `$(NAME)`, `${NAME}` and operators such as `$(NAME:c99extidentifier)`.
  func resolve(_ text: String, depth: Int = 0) -> String {
    guard depth < 16 else { return text }
    return text.replacing(#/\$[({]([A-Za-z0-9_]+)((?::[^)}]*)?)[)}]/#) { match in
      let value = resolve(values[String(match.1)] ?? "", depth: depth + 1)
      switch match.2 {
      case ":c99extidentifier", ":identifier": return value.asIdentifier
      case ":rfc1034identifier":
        return String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      case ":lower": return value.lowercased()
      default: return value
      }
    }
  }

  mutating func setDefault(_ name: String, _ value: String) {
    if (values[name] ?? "").isEmpty { values[name] = value }
  }

  /// The settings of a configuration file, with those that it includes.
  static func read(configuration file: URL, depth: Int = 0) -> [String: Any] {
    guard depth < 16, let text = file.text else { return [:] }
    var settings: [String: Any] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if let include = code.firstMatch(of: #/^#include\??\s*"([^"]+)"/#) {
        let other = URL(fileURLWithPath: String(include.1), relativeTo: file)
        settings.merge(read(configuration: other, depth: depth + 1)) { _, last in last }
      } else if let equals = code.firstIndex(of: "=") {
        // A condition in brackets has an equals sign of its own.
        let end =
          code.firstIndex(of: "]").map { code[$0...].firstIndex(of: "=") ?? equals } ?? equals
        let value = code[code.index(after: end)...].trimmingCharacters(in: .whitespaces)
        settings[code[..<end].trimmingCharacters(in: .whitespaces)] = value
      }
    }
    return settings
  }
}

extension String {
  /// The text with everything that a name in C can't have as an underscore.
  var asIdentifier: String {
    let text = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
