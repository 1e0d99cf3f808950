import Foundation

extension UniformTypes {
  /// Returns the types in a program's information: first those that it exports, which are its own.
  ///
  /// Source: Apple, "Information Property List", `UTExportedTypeDeclarations`.
  package static func declarations(in information: [String: Any]) -> [UniformType] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (information[key] as? [[String: Any]] ?? []).compactMap(type)
    }
  }

  private static func type(_ declaration: [String: Any]) -> UniformType? {
    guard let identifier = declaration["UTTypeIdentifier"] as? String, !identifier.isEmpty else {
      return nil
    }
    let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    return UniformType(
      identifier, texts(declaration["UTTypeConformsTo"]),
      extensions: texts(tags[UniformType.TagClass.filenameExtension.rawValue]),
      mime: texts(tags[UniformType.TagClass.mimeType.rawValue]),
      name: declaration["UTTypeDescription"] as? String,
      version: declaration["UTTypeVersion"].flatMap { Int("\($0)") },
      reference: (declaration["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) })
  }

  /// Returns the strings of an array, or a single string.
  private static func texts(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }
}
