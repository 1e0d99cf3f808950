import Foundation
import Synchronization

// Items as objects and as providers. Data that a provider can't supply immediately is omitted.

extension UIPasteboard {
  /// Replaces all items with objects, in all their writable representations.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  /// Replaces all items with values of Swift's own types `String` and `URL`.
  public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
  where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting })
  }

  public func setObjects<T: _ObjectiveCBridgeable>(
    _ objects: [T], localOnly: Bool, expirationDate: Date?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(
      objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting },
      localOnly: localOnly, expirationDate: expirationDate)
  }

  /// The items as providers.
  public var itemProviders: [NSItemProvider] {
    get { items.map { Self.provider(of: $0) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items with the data from providers.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    put(itemProviders.map { Self.item(of: $0) }, isLocal: localOnly, until: expirationDate)
  }

  private static func item(of provider: NSItemProvider) -> [String: Any] {
    var item: [String: Any] = [:]
    for type in provider.registeredTypeIdentifiers {
      // The provider may call back on any thread.
      let answer = Mutex<Data?>(nil)
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        answer.withLock { $0 = data }
      }
      guard let data = answer.withLock({ $0 }) else { continue }
      item[type] = value(of: data, type)
      // The first representation is the best one.
      if item[picture] == nil, UniformType.conforms(type, to: picture) {
        item[picture] = UIImage(data: data)
      }
    }
    return item
  }

  /// Returns the value of a type's data for the pasteboard's own properties.
  private static func value(of data: Data, _ type: String) -> Any {
    switch type {
    case plainText: text(data) ?? data
    case link: url(data) ?? data
    case colour: color(data) ?? data
    default: data
    }
  }

  private static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      if let text = value as? String {
        provider.registerObject(NSString(string: text), visibility: .all)
      } else if let url = value as? URL, let object = NSURL(string: url.absoluteString) {
        provider.registerObject(object, visibility: .all)
      } else if let object = value as? any NSItemProviderWriting {
        provider.registerObject(object, visibility: .all)
      } else if let data = value as? Data {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
          handler(data, nil)
          return nil
        }
      }
    }
    return provider
  }
}
