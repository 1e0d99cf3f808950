import Foundation

/// A kind of data: what is in a file, on a pasteboard or in a message.
///
///     UTType(filenameExtension: "png")?.conforms(to: .image)  // true
///
/// The system's types and those that the program's `Info.plist` declares are known. A tag that no type has gives a
/// dynamic type, which keeps the tag in its identifier.
public struct UTType: Hashable, Sendable {
  /// The name that other programs and older functions know the type by: `public.png`.
  public let identifier: String

  /// - Parameter identifier: one that is as it was declared.
  init(_known identifier: String) { self.identifier = identifier }

  /// A type by its identifier; `nil` where it is neither declared nor a dynamic one.
  public init?(_ identifier: String) {
    guard let type = UniformTypes.shared.type(identifier) else { return nil }
    self.init(_known: type.identifier)
  }

  /// The type of files by the ending of their names, without the period, of those that are kinds of `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// A declared type with a tag, or else a dynamic one; `nil` where the tag is empty or its class unknown.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = type
  }

  /// All declared types with a tag, the preferred one first, or else a dynamic one.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard !tag.isEmpty, let kind = tagClass.kind else { return [] }
    let declared = UniformTypes.shared.declared(tag, kind, conformingTo: supertype?.identifier)
    guard declared.isEmpty else { return declared.map { UTType(_known: $0.identifier) } }
    return [
      UTType(
        _known: DynamicType.identifier(tag: tag, kind, conformingTo: supertype?.identifier))
    ]
  }

  // MARK: What is known

  private var type: UniformType? { UniformTypes.shared.type(identifier) }

  public var preferredFilenameExtension: String? { type?.extensions.first }
  public var preferredMIMEType: String? { type?.mimeTypes.first }

  /// The name that people give it, or give what it is a kind of; `nil` for dynamic types. In English.
  public var localizedDescription: String? {
    guard !isDynamic else { return nil }
    let types = UniformTypes.shared
    return types.lineage(of: identifier).lazy.compactMap { types.type($0)?.name }.first
  }

  public var version: Int? { type?.version }
  /// Where the format is described.
  public var referenceURL: URL? { type?.reference }

  /// Whether the type says all that is known of it in its identifier, since nobody declared it.
  public var isDynamic: Bool { DynamicType.isOne(identifier) }
  public var isDeclared: Bool { UniformTypes.shared.isDeclared(identifier) }
  /// Whether its identifier is a common one, which begins with `public.`.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// Endings and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let type else { return [:] }
    return UniformType.TagClass.allCases.reduce(into: [:]) { tags, kind in
      let values = type.tags(of: kind)
      if !values.isEmpty { tags[UTTagClass(rawValue: kind.rawValue)] = values }
    }
  }

  // MARK: Conformance

  /// Whether this is the other type or a kind of it, directly or by what it is a kind of.
  public func conforms(to type: UTType) -> Bool {
    UniformTypes.shared.conforms(identifier, to: type.identifier)
  }

  /// Whether this is a kind of the other type, and not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether the other type is a kind of this one, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that this is a kind of.
  public var supertypes: Set<UTType> {
    Set(UniformTypes.shared.lineage(of: identifier).dropFirst().map { UTType(_known: $0) })
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }

  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "" : "not ")dynamic, \(isDeclared ? "" : "not ")declared)"
  }
}

extension UTType: Codable {
  /// Also a type that isn't declared here, as another program's may be.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(_known: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
