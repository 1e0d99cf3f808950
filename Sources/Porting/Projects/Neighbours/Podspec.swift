import Foundation

/// The sources of a library, from its podspec. The podspec is read as text: it is a Ruby program, but nearly
/// all podspecs are lists of assignments.
struct Podspec {
  private(set) var name: String
  /// The name that other modules import.
  private(set) var module: String
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  /// Whether the pod has resource bundles, which aren't built here.
  private(set) var hasBundles = false

  init?(_ file: URL) {
    guard let text = file.text else { return nil }
    name = file.deletingPathExtension().lastPathComponent
    module = ""
    var own = [Self.variable(of: text)]
    let parts = text.matches(
      of: #/subspec\s*\(?\s*['"]([^'"]+)['"]\s*\)?\s*do\s*\|\s*(\w+)\s*\|/#)
    let defaults = Set(
      Self.assignments(in: text, of: "default_subspecs?").flatMap(\.values))
    own += parts.filter { defaults.isEmpty || defaults.contains(String($0.1)) }.map {
      String($0.2)
    }
    let isOwn = Set(own)
    for (variable, values) in Self.assignments(in: text, of: "source_files")
    where isOwn.contains(variable) { sources += values }
    for (variable, values) in Self.assignments(in: text, of: "resources?")
    where isOwn.contains(variable) { resources += values }
    hasBundles = !Self.assignments(in: text, of: "resource_bundles?").isEmpty
    let root = own[0]
    if let given = Self.assignments(in: text, of: "name").first(where: { $0.variable == root }) {
      name = given.values.first ?? name
    }
    let given = Self.assignments(in: text, of: "module_name").first?.values.first
    module = (given ?? name).asIdentifier
  }

  private static func variable(of text: String) -> String {
    text.firstMatch(of: #/Spec\.new\s+do\s*\|\s*(\w+)\s*\|/#).map { String($0.1) } ?? "s"
  }

  /// Returns the string values assigned to a property, as in `s.ios.name = "…", "…"` or a list in brackets.
  private static func assignments(
    in text: String, of property: String
  ) -> [(variable: String, values: [String])] {
    guard
      let pattern = try? NSRegularExpression(
        pattern: #"(?m)^[ \t]*(\w+)(?:\.ios)?\."# + property
          + #"\s*=\s*(\[[^\]]*\]|\{[^}]*\}|[^\n#]*(?:,\s*\n[^\n#]*)*)"#)
    else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return pattern.matches(in: text, range: whole).compactMap { match in
      guard let variable = Range(match.range(at: 1), in: text),
        let list = Range(match.range(at: 2), in: text)
      else { return nil }
      let values = text[list].matches(of: #/['"]([^'"\n]*)['"]/#).map { String($0.1) }
      return (String(text[variable]), values)
    }
  }

  /// Returns the files of a folder that match the patterns, each once.
  static func files(_ patterns: [String], in folder: URL) -> [URL] {
    let all = ProjectFiles.all(in: folder)
    var found: [URL] = []
    var seen: Set<String> = []
    for pattern in patterns {
      let glob = GlobPattern(pattern)
      for (path, file) in all where glob.matches(path) && seen.insert(path).inserted {
        found.append(file)
      }
    }
    return found
  }
}
