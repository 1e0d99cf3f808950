import Foundation

/// A type of data, with an identifier that all programs share: `public.png` is an image in a certain format.
package struct UniformType: Hashable, Sendable {
  package let identifier: String
  /// The types that it directly conforms to.
  package let parents: [String]
  /// The filename extensions without the period, the preferred one first.
  package let extensions: [String]
  package let mimeTypes: [String]
  /// The description for users, in English.
  package let name: String?
  package let version: Int?
  /// The URL of the format's specification.
  package let reference: URL?

  package init(
    _ identifier: String, _ parents: [String] = [], extensions: [String] = [],
    mime mimeTypes: [String] = [], name: String? = nil, version: Int? = nil, reference: URL? = nil
  ) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.name = name
    self.version = version
    self.reference = reference
  }

  /// The ways to identify a type other than its identifier.
  package enum TagClass: String, CaseIterable, Sendable {
    case filenameExtension = "public.filename-extension"
    case mimeType = "public.mime-type"
  }

  package func tags(of kind: TagClass) -> [String] {
    switch kind {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    }
  }
}

// The program's own types are known from its start.
extension UniformType {
  /// Returns whether a type conforms to another one or is equal to it. Unknown types only conform to
  /// themselves.
  package static func conforms(_ type: String, to other: String) -> Bool {
    UniformTypes.shared.conforms(type, to: other)
  }

  /// Returns the type of a file by its filename extension, or `public.data` if none is declared.
  package static func type(ofExtension ending: String) -> String {
    UniformTypes.shared.declared(ending, .filenameExtension, conformingTo: "public.data")
      .first?.identifier ?? "public.data"
  }

  /// Returns the filename extension of a type, or of the types that it conforms to; empty if none is known.
  package static func fileExtension(of type: String) -> String {
    UniformTypes.shared.lineage(of: type).lazy
      .compactMap { UniformTypes.shared.type($0)?.extensions.first }.first ?? ""
  }
}
