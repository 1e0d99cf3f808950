import InterfaceFiles

/// A `.xib` file, from which objects can be created any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key for `instantiate(withOwner:options:)`.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects that replace the file's proxies, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjectsKey")
  }

  private let document: InterfaceDocument

  /// Reads `name.xib` from the bundle, or from the main bundle if it is `nil`. Traps if there is no
  /// such file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    do {
      document = try InterfaceDocument(name: name, type: "xib", bundle: bundleOrNil ?? .main)
    } catch {
      fatalError("UINib: \(name).xib: \(error)")
    }
  }

  /// Creates a nib from the XML of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      document = try InterfaceDocument(data: data, name: "nib", bundle: bundleOrNil ?? .main)
    } catch {
      fatalError("UINib: \(error)")
    }
  }

  package init(document: InterfaceDocument) { self.document = document }

  /// Creates, connects and wakes the file's top-level objects and returns them without the
  /// placeholders.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    document.resolveVariations()
    let session = InterfaceSession(document: document)
    guard let objects = document.root.child("objects") else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var owner: (object: AnyObject, element: InterfaceElement)?
    var result: [Any] = []
    for element in objects.children {
      switch element.name {
      case "placeholder":
        element.takeAll()
        if element.string("placeholderIdentifier") == "IBFilesOwner", let object = ownerOrNil {
          owner = (object as AnyObject, element)
          session.register(object as AnyObject, for: element)
        } else if let identifier = element.string("placeholderIdentifier"),
          let object = external[identifier]
        {
          session.register(object as AnyObject, for: element)
        }
      case "viewController", "tableViewController", "collectionViewController",
        "navigationController":
        if let controller = session.makeController(element) { result.append(controller) }
      default:
        if let recognizer = session.makeRecognizer(element) {
          result.append(recognizer)
        } else if element.name == "customObject" {
          if let object = session.makeObject(element) { result.append(object) }
        } else if let view = session.makeView(element) {
          result.append(view)
        }
      }
    }
    if let owner { session.postpone(connectionsOf: owner.element, to: owner.object) }
    session.finish(objects)
    keepForThisTurn(result)
    return result
  }
}

extension Bundle {
  /// Loads the top-level objects of `name.xib` in the bundle. Returns `nil` if the bundle has no
  /// such file.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard path(forResource: name, ofType: "xib") != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
