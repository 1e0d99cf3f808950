import Foundation
import Lowering

/// The classes that Xcode generates from the entities of a Core Data model. They don't exist here: code that
/// uses them is left out, like code that uses Core Data itself.
enum ModelEntities {
  /// - Parameter model: An `.xcdatamodeld` with its versions, or one version.
  static func classes(of model: URL) -> [String] {
    let files = ProjectFiles.all(in: model, opaque: []).map(\.file)
    var names: Set<String> = []
    for file in files where file.lastPathComponent == "contents" {
      guard let text = file.text else { continue }
      for entity in text.matches(of: #/<entity\s[^>]*>/#).map(\.output) {
        // Xcode writes this attribute only if it generates a class.
        guard entity.contains("codeGenerationType="),
          let name = attribute("representedClassName", of: entity) ?? attribute("name", of: entity)
        else { continue }
        names.insert(name.hasPrefix(".") ? String(name.dropFirst()) : name)
      }
    }
    return names.sorted()
  }

  /// Returns the information about these classes that the translation needs.
  static func summary(of classes: [String]) -> [ModuleSummary] {
    guard !classes.isEmpty else { return [] }
    var summary = ModuleSummary(name: "CoreData")
    summary.typesLeftOut = Set(classes)
    return [summary]
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound,
      let end = tag[start...].firstIndex(of: "\"")
    else { return nil }
    return String(tag[start..<end])
  }
}

extension ProjectModule {
  /// The information about the classes of its models that the translation needs.
  var modelSummary: [ModuleSummary] { ModelEntities.summary(of: entityClasses) }
}
