import Foundation

/// A provider of data in several representations, for drag and drop, pasteboards and sharing. Foundation on
/// Linux has no such class.
///
///     let provider = NSItemProvider(object: "A text" as NSString)
///     provider.loadObject(ofClass: NSString.self) { text, error in … }
///
/// Available values are passed to the completion handler immediately, on the calling thread; iOS does so on
/// another thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The reason why data can't be loaded.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// One representation of the data.
  struct Representation: @unchecked Sendable {
    let type: String
    let isFile: Bool
    let options: NSItemProviderFileOptions
    let load: (@escaping @Sendable (Data?, URL?, (any Error)?) -> Void) -> Progress?
  }

  private var representations: [Representation] = []
  /// The objects of this process, which are passed on unchanged.
  private var objects: [any NSItemProviderWriting] = []
  /// A name for a file with the contents, without an extension.
  open var suggestedName: String?
  /// The values that other modules store with a provider.
  var _extras: [String: Any] = [:]

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of data, or of an object that is written as data of its type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting, typeIdentifier == nil {
      registerObject(object, visibility: .all)
    } else if let data = item as? NSData, let typeIdentifier {
      let bytes = data as Data
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
        handler(bytes, nil)
        return nil
      }
    } else if let object = item as? any NSItemProviderWriting, let typeIdentifier {
      objects.append(object)
      add(object, typeIdentifier)
    }
  }

  /// Creates a provider of a file's contents, or returns `nil` if there is no file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UniformType.type(ofExtension: fileURL.pathExtension)
    registerFileRepresentation(
      forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all
    ) { handler in
      handler(fileURL, true, nil)
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = representations
    copy.objects = objects
    copy.suggestedName = suggestedName
    copy._extras = _extras
    return copy
  }

  // MARK: Registering

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(type: typeIdentifier, isFile: false, options: []) { handler in
        loadHandler { data, error in handler(data, nil, error) }
      })
  }

  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(type: typeIdentifier, isFile: true, options: fileOptions) { handler in
        loadHandler { url, _, error in handler(nil, url, error) }
      })
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in object.writableTypeIdentifiersForItemProvider { add(object, type) }
  }

  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        Representation(type: type, isFile: false, options: []) { handler in
          loadHandler { object, error in
            guard let object else { return handler(nil, nil, error) }
            _ = object.loadData(withTypeIdentifier: type) { handler($0, nil, $1) }
          }
        })
    }
  }

  private func add(_ object: any NSItemProviderWriting, _ type: String) {
    add(
      Representation(type: type, isFile: false, options: []) { handler in
        object.loadData(withTypeIdentifier: type) { handler($0, nil, $1) }
      })
  }

  private func add(_ representation: Representation) {
    representations.removeAll { $0.type == representation.type }
    representations.append(representation)
  }

  // MARK: Representations

  /// The types in the order in which they were registered: the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { $0.options.isSuperset(of: fileOptions) }.map(\.type)
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    representations.contains {
      UniformType.conforms($0.type, to: typeIdentifier) && $0.options.isSuperset(of: fileOptions)
    }
  }

  private func representation(_ type: String) -> Representation? {
    representations.first { $0.type == type }
      ?? representations.first { UniformType.conforms($0.type, to: type) }
  }

  // MARK: Loading

  package static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let form = representation(typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return progress
    }
    _ = form.load { data, file, error in
      let data = data ?? file.flatMap { try? Data(contentsOf: $0) }
      progress.completedUnitCount = 1
      completionHandler(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
    }
    return progress
  }

  /// Loads a file with the contents, which is deleted when the completion handler returns.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "Item"
    let ending = UniformType.fileExtension(of: representation(typeIdentifier)?.type ?? "")
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString, isDirectory: true)
      let file = folder.appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
        try FileManager.default.removeItem(at: folder)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the file itself if that is allowed, or else a copy of it.
  @discardableResult open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let form = representation(typeIdentifier), form.isFile,
      form.options.contains(.openInPlace)
    else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
        completionHandler($0, false, $1)
      }
    }
    let progress = Progress(totalUnitCount: 1)
    _ = form.load { _, file, error in
      progress.completedUnitCount = 1
      completionHandler(file, file != nil, error)
    }
    return progress
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass }
      || aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }

  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = ownObject(aClass) {
      completionHandler(object, nil)
      return Progress(totalUnitCount: 1)
    }
    guard
      let type = aClass.readableTypeIdentifiersForItemProvider.first(where: {
        representation($0) != nil
      }), let form = representation(type)
    else {
      completionHandler(nil, Self.error(.unexpectedValueClassError))
      return Progress(totalUnitCount: 1)
    }
    let readable = form.type
    let kind = Passed(value: aClass)
    return loadDataRepresentation(forTypeIdentifier: readable) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try kind.value.object(withItemProviderData: data, typeIdentifier: readable), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads an object and passes it on, on the main actor: immediately if it is available and this is where the
  /// main actor runs. Passes `nil` if it can't be loaded.
  @MainActor package func _loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ((any NSItemProviderReading)?) -> Void
  ) {
    loadObject(ofClass: aClass) { object, _ in
      let loaded = Passed(value: object)
      onMainActor { completion(loaded.value) }
    }
  }

  /// A value that is passed to where it is loaded and used only there.
  struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }

  private func ownObject(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func cast<Kind>(_ kind: Kind.Type) -> (any NSItemProviderReading)? {
      objects.lazy.compactMap { $0 as? Kind }.first as? any NSItemProviderReading
    }
    return cast(aClass)
  }
}
