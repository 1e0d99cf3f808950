import Foundation

/// Item providers with types instead of identifiers, as in iOS 16.
extension NSItemProvider {
  /// Creates a provider of a file's contents. The type follows from the filename extension unless one is given.
  /// `coordinated` has no effect, because no other program writes to the file.
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

  /// The types in the order in which they were registered: the best one first.
  public var registeredContentTypes: [UTType] { Self.types(registeredTypeIdentifiers) }

  public var registeredContentTypesForOpenInPlace: [UTType] {
    Self.types(registeredTypeIdentifiers(fileOptions: .openInPlace))
  }

  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Returns the types, including undeclared ones: the code that registered a type knows it.
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

  /// Loads a file with the contents. If `openInPlace` asks for it and the provider allows it, this is the
  /// provider's own file. Otherwise it is a copy, which is deleted when the completion handler returns.
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
