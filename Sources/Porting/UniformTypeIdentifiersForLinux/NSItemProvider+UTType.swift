import Foundation

/// Item providers with types in the place of their identifiers, as iOS 16 has them.
extension NSItemProvider {
  /// A provider of a file's contents, with the type of its ending unless another is given. `coordinated` has no effect:
  /// no other program writes to the file.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) {
      $0(fileURL, coordinated, nil)
      return nil
    }
  }

  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility
    ) { loadHandler($0) }
  }

  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility
    ) { loadHandler($0) }
  }

  /// In the order in which they were registered: the best one first.
  public var registeredContentTypes: [UTType] { Self.types(registeredTypeIdentifiers) }

  public var registeredContentTypesForOpenInPlace: [UTType] {
    Self.types(registeredTypeIdentifiers(fileOptions: .openInPlace))
  }

  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Also those that nobody declared: whoever registered one knows it.
  private static func types(_ identifiers: [String]) -> [UTType] {
    identifiers.map { UTType($0) ?? UTType(_known: $0) }
  }

  @discardableResult public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Has a file with the contents: the provider's own where it may be opened in place and `openInPlace` asks for that,
  /// or else a copy, which is gone when the completion handler returns.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard openInPlace else {
      return loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
        completionHandler($0, false, $1)
      }
    }
    return loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
