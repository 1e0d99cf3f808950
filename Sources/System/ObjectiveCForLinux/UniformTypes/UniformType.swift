import Foundation

/// A kind of data, by a name that says the same to all programs: `public.png` is an image in a certain
/// format.
package struct UniformType: Hashable, Sendable {
  package let identifier: String
  /// The types that it is a kind of, the nearest ones alone.
  package let parents: [String]
  /// The endings of such files' names, the preferred one first, without the period.
  package let extensions: [String]
  package let mimeTypes: [String]
  /// The name that people give it, in English.
  package let name: String?
  package let version: Int?
  /// Where the format is described.
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

  /// The ways to tell a type beside its identifier.
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

// What the program's own types are is known from its start.
extension UniformType {
  /// Whether a type is another or a kind of it. Unknown types are kinds of themselves alone.
  package static func conforms(_ type: String, to other: String) -> Bool {
    UniformTypes.shared.conforms(type, to: other)
  }

  /// The type of a file by the ending of its name; `public.data` where none is declared.
  package static func type(ofExtension ending: String) -> String {
    UniformTypes.shared.declared(ending, .filenameExtension, conformingTo: "public.data")
      .first?.identifier ?? "public.data"
  }

  /// The ending that names of such files have, or those of what it is a kind of; empty when none is known.
  package static func fileExtension(of type: String) -> String {
    UniformTypes.shared.lineage(of: type).lazy
      .compactMap { UniformTypes.shared.type($0)?.extensions.first }.first ?? ""
  }
}
