import Foundation

/// Something in several forms, for whoever it is dragged, pasted or shared to. Foundation on Linux has
/// no such class.
///
///     let provider = NSItemProvider(object: "A text" as NSString)
///     provider.loadObject(ofClass: NSString.self) { text, error in … }
///
/// Values are handed to the completion handler at once if they are there, on the thread that asked; iOS
/// does that on a thread of its own.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why something can't be loaded.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// One form of what there is.
  struct Representation: @unchecked Sendable {
    let type: String
    let isFile: Bool
    let options: NSItemProviderFileOptions
    let load: (@escaping @Sendable (Data?, URL?, (any Error)?) -> Void) -> Progress?
  }

  private var representations: [Representation] = []
  /// Objects of this process, which are handed over as they are.
  private var objects: [any NSItemProviderWriting] = []
  /// A name for a file of the contents, without its ending.
  open var suggestedName: String?
  /// The values that other modules remember with a provider.
  var _extras: [String: Any] = [:]

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of data, or of what is written as its type's data.
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

  /// A provider of a file's contents; nil when there is no file.
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

  // MARK: What there is

  /// In the order in which they were registered: the best one first.
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

  /// Has a file with the contents, which is gone when the completion handler returns.
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

  /// Has the file itself where that is allowed, or else a copy of it.
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

  /// Loads an object and hands it over on the main actor: at once if it is there and this is where the
  /// main actor runs. Nil when it can't be loaded.
  @MainActor package func _loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ((any NSItemProviderReading)?) -> Void
  ) {
    loadObject(ofClass: aClass) { object, _ in
      let loaded = Passed(value: object)
      onMainActor { completion(loaded.value) }
    }
  }

  /// Goes to where something is loaded, and is used there alone.
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
