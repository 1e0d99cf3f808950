import Foundation

/// A table of a bundle in one language: `.strings`, `.stringsdict`, or part of a string catalogue.
struct StringsTable: Sendable {
  /// The folder in which Xcode stores catalogues for Interface Builder files.
  static let severalLanguages = "mul.lproj"

  private(set) var texts: [String: LocalizedText] = [:]

  /// Reads the existing files of the table for a language.
  init(_ name: String, language: String, in bundle: URL) {
    // Catalogues come first, because their result in Xcode takes priority if both exist.
    for place in [bundle, bundle.appendingPathComponent(Self.severalLanguages)] {
      if let catalogue = Self.json(place.appendingPathComponent(name + ".xcstrings")) {
        add(catalogue: catalogue, language: language)
      }
    }
    let own = bundle.appendingPathComponent(language + ".lproj")
    let hasOwn = ["strings", "stringsdict"].contains {
      let file = own.appendingPathComponent("\(name).\($0)")
      return FileManager.default.fileExists(atPath: file.path)
    }
    for place in [bundle, hasOwn ? own : bundle.appendingPathComponent("Base.lproj")] {
      let file = place.appendingPathComponent(name)
      if let texts = Self.propertyList(file.appendingPathExtension("strings")) {
        for case (let key, let text as String) in texts {
          self.texts[key] = LocalizedText(format: text)
        }
      }
      if let rules = Self.propertyList(file.appendingPathExtension("stringsdict")) {
        for case (let key, let rule as [String: Any]) in rules {
          texts[key] = Self.text(rule: rule)
        }
      }
    }
  }

  // MARK: Property lists

  /// The size in bytes from which a file can't be a table of texts.
  private static let largestFile = 32 << 20

  private static func data(_ file: URL) -> Data? {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size < largestFile else { return nil }
    return try? Data(contentsOf: file)
  }

  private static func propertyList(_ file: URL) -> [String: Any]? {
    guard let data = data(file) else { return nil }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let texts = list as? [String: Any]
    else {
      Diagnostics.report("\(file.path) isn't a table of texts")
      return nil
    }
    return texts
  }

  private static func text(rule: [String: Any]) -> LocalizedText? {
    guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    var text = LocalizedText(format: format)
    for case (let name, let part as [String: Any]) in rule {
      var forms = part.compactMapValues { $0 as? String }
      let conversion = forms.removeValue(forKey: "NSStringFormatValueTypeKey") ?? "d"
      forms.removeValue(forKey: "NSStringFormatSpecTypeKey")
      text.variables[name] = LocalizedText.Variable(conversion: conversion, forms: forms)
    }
    return text
  }

  // MARK: Catalogues

  private static func json(_ file: URL) -> [String: Any]? {
    guard let data = data(file) else { return nil }
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      Diagnostics.report("\(file.path) isn't a string catalogue")
      return nil
    }
    return content
  }

  private mutating func add(catalogue: [String: Any], language: String) {
    let texts = catalogue["strings"] as? [String: Any] ?? [:]
    let isSource = catalogue["sourceLanguage"] as? String == language
    for case (let key, let entry as [String: Any]) in texts {
      let languages = entry["localizations"] as? [String: Any] ?? [:]
      if let part = languages[language] as? [String: Any], let text = Self.text(unit: part) {
        self.texts[key] = text
      } else if isSource {
        self.texts[key] = LocalizedText(format: key)
      }
    }
  }

  /// Returns the languages of a catalogue.
  static func languages(ofCatalogue file: URL) -> Set<String> {
    guard let content = json(file), let texts = content["strings"] as? [String: [String: Any]]
    else {
      return []
    }
    let translated = texts.values.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }
    return Set(translated).union([content["sourceLanguage"] as? String].compactMap(\.self))
  }

  private static func text(unit part: [String: Any]) -> LocalizedText? {
    let variations = part["variations"] as? [String: Any]
    var text: LocalizedText
    if let plurals = variations?["plural"] as? [String: Any] {
      let forms = plurals.compactMapValues { value($0) }
      let number = forms.sorted { $0.key > $1.key }.lazy.compactMap { firstNumber(in: $0.value) }
        .first
      text = LocalizedText(
        format: "%#@plural@",
        variables: [
          "plural": LocalizedText.Variable(
            conversion: "lld", argument: number ?? 1, forms: forms, isWhole: true)
        ])
    } else if let devices = variations?["device"] as? [String: Any] {
      guard let own = devices["iphone"] ?? devices["other"] else { return nil }
      return (own as? [String: Any]).flatMap { Self.text(unit: $0) }
    } else if let value = value(part) {
      text = LocalizedText(format: value)
    } else {
      return nil
    }
    for case (let name, let rule as [String: Any]) in part["substitutions"] as? [String: Any] ?? [:]
    {
      let rules = (rule["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
      text.variables[name] = LocalizedText.Variable(
        conversion: rule["formatSpecifier"] as? String ?? "lld", argument: rule["argNum"] as? Int,
        forms: rules.compactMapValues { value($0) })
    }
    return text
  }

  private static func value(_ part: Any) -> String? {
    ((part as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// Returns the index of the argument that is the first number of a form: 2 in `%@ ate %lld fish`.
  private static func firstNumber(in form: String) -> Int? {
    var next = 1
    for match in form.matches(of: #/%(?:(\d+)\$)?[-+ 0#]*[\d.]*[hlqzjtL]*([a-zA-Z@%])/#) {
      guard match.2 != "%" else { continue }
      let position = match.1.flatMap { Int($0) } ?? next
      if match.1 == nil { next += 1 }
      if "diuoxXfFeEgGaA".contains(match.2) { return position }
    }
    return nil
  }
}
