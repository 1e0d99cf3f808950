import Foundation

/// The build settings of an Xcode target: the project's settings, overridden by the target's.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// Adds settings that override the current ones; `$(inherited)` refers to the previous value.
  mutating func add(_ settings: [String: Any]) {
    for (key, value) in settings {
      let text: String
      if let list = value as? [Any] {
        text = list.map { "\($0)" }.joined(separator: " ")
      } else {
        text = "\(value)"
      }
      guard let name = Self.name(of: key) else { continue }
      let inherited = values[name] ?? ""
      let count = text.ranges(of: "$(inherited)").count
      let isTooLong = count * inherited.utf8.count > ProjectLimits.settingLength
      values[name] = (isTooLong ? text : text.replacing("$(inherited)", with: inherited))
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns a key without its conditions, such as `NAME[sdk=iphonesimulator*]`, or `nil` if they aren't true
  /// for a simulator.
  private static func name(of key: String) -> String? {
    guard let bracket = key.firstIndex(of: "[") else { return key }
    let condition = key[bracket...]
    guard condition.contains("sdk=iphone") || condition.contains("sdk=*") else { return nil }
    return condition.contains("iphoneos") ? nil : String(key[..<bracket])
  }

  /// The setting with its variables replaced; `nil` if it doesn't exist or is empty.
  subscript(name: String) -> String? {
    var left = ProjectLimits.settingLength
    let value = resolve(values[name] ?? "", within: [name], left: &left)
    return value.isEmpty ? nil : value
  }

  func words(_ name: String) -> [String] {
    self[name]?.split(separator: " ").map(String.init) ?? []
  }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// Replaces `$(NAME)`, `${NAME}` and operators such as `$(NAME:c99extidentifier)`.
  ///
  /// A variable within its own value isn't replaced, nor is one that would make the text longer than a setting
  /// can be.
  /// - Parameter left: The remaining number of bytes and variables that may be inserted. Several texts can
  ///   share it.
  func resolve(_ text: String, left: inout Int) -> String {
    resolve(text, within: [], left: &left)
  }

  private func resolve(_ text: String, within names: [String], left: inout Int) -> String {
    guard names.count < 16 else { return text }
    var result = ""
    var rest = text[...]
    while left > 0, let match = rest.firstMatch(of: #/\$[({]([A-Za-z0-9_]+)((?::[^)}]*)?)[)}]/#) {
      result += rest[..<match.range.lowerBound]
      left -= 1
      let name = String(match.1)
      var value = String(match.0)
      if !names.contains(name) {
        value = resolve(values[name] ?? "", within: names + [name], left: &left)
        switch match.2 {
        case ":c99extidentifier", ":identifier": value = value.asIdentifier
        case ":rfc1034identifier":
          value = String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case ":lower": value = value.lowercased()
        default: break
        }
      }
      left -= value.utf8.count
      result += value
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  mutating func setDefault(_ name: String, _ value: String) {
    if (values[name] ?? "").isEmpty { values[name] = value }
  }

  /// Reads the settings of a configuration file and the files that it includes.
  static func read(configuration file: URL) -> [String: Any] {
    var count = 0
    return read(configuration: file, within: [], count: &count)
  }

  private static func read(
    configuration file: URL, within files: [String], count: inout Int
  ) -> [String: Any] {
    count += 1
    // A file that includes itself adds nothing the second time.
    guard count <= ProjectLimits.configurations, !files.contains(file.standardizedFileURL.path),
      let text = file.text
    else { return [:] }
    var settings: [String: Any] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if let include = code.firstMatch(of: #/^#include\??\s*"([^"]+)"/#) {
        let other = URL(fileURLWithPath: String(include.1), relativeTo: file)
        let inner = read(
          configuration: other, within: files + [file.standardizedFileURL.path], count: &count)
        settings.merge(inner) { _, last in last }
      } else if let equals = code.firstIndex(of: "=") {
        // A condition in brackets contains an equals sign of its own.
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
  /// The text with each character that isn't allowed in a C name replaced by an underscore.
  var asIdentifier: String {
    let text = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
