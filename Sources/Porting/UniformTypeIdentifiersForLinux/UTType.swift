import Foundation

/// A type of data in a file, on a pasteboard or in a message.
///
///     UTType(filenameExtension: "png")?.conforms(to: .image)  // true
///
/// The system's types and the types in the program's `Info.plist` are known. For an unknown tag, there is a
/// dynamic type, which stores the tag in its identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier that other programs and older functions use: `public.png`.
  public let identifier: String

  /// - Parameter identifier: An identifier exactly as it was declared.
  init(_known identifier: String) { self.identifier = identifier }

  /// Creates a type from its identifier, or returns `nil` if it is neither declared nor dynamic.
  public init?(_ identifier: String) {
    guard let type = UniformTypes.shared.type(identifier) else { return nil }
    self.init(_known: type.identifier)
  }

  /// Creates the type of files with a filename extension, without the period, among the types that conform to
  /// `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates a declared type with a tag, or a dynamic one. Returns `nil` if the tag is empty or its class
  /// unknown.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = type
  }

  /// Returns all declared types with a tag, the preferred one first, or a dynamic type.
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

  // MARK: Properties

  private var type: UniformType? { UniformTypes.shared.type(identifier) }

  public var preferredFilenameExtension: String? { type?.extensions.first }
  public var preferredMIMEType: String? { type?.mimeTypes.first }

  /// The description for users, in English, of the type or the nearest type that it conforms to; `nil` for
  /// dynamic types.
  public var localizedDescription: String? {
    guard !isDynamic else { return nil }
    let types = UniformTypes.shared
    return types.lineage(of: identifier).lazy.compactMap { types.type($0)?.name }.first
  }

  public var version: Int? { type?.version }
  /// The URL of the format's specification.
  public var referenceURL: URL? { type?.reference }

  /// Whether the type isn't declared and all information about it is in its identifier.
  public var isDynamic: Bool { DynamicType.isOne(identifier) }
  public var isDeclared: Bool { UniformTypes.shared.isDeclared(identifier) }
  /// Whether its identifier is a public one, which begins with `public.`.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// The filename extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let type else { return [:] }
    return UniformType.TagClass.allCases.reduce(into: [:]) { tags, kind in
      let values = type.tags(of: kind)
      if !values.isEmpty { tags[UTTagClass(rawValue: kind.rawValue)] = values }
    }
  }

  // MARK: Conformance

  /// Returns whether this is the other type or conforms to it, directly or indirectly.
  public func conforms(to type: UTType) -> Bool {
    UniformTypes.shared.conforms(identifier, to: type.identifier)
  }

  /// Returns whether this type conforms to the other type and isn't equal to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether the other type conforms to this type and isn't equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that this type conforms to.
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
  /// Decodes a type, even one that isn't declared here, such as another program's.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(_known: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
