import Foundation

/// The types of data that can be pasted into a responder or dropped on it.
///
///     view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
@preconcurrency @MainActor open class UIPasteConfiguration: _CopyingObject {
  /// The accepted uniform type identifiers. Types that conform to one of them are accepted too.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration that accepts nothing.
  public required override init() { super.init() }

  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration for the types from which objects of a class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Creates a configuration for Swift's own types `String` and `URL`.
  public convenience init<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }

  /// Adds accepted types. Types that are already included keep their place.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Adds the types from which objects of a class can be created.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  public func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting aClass: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    addTypeIdentifiers(forAccepting: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }

  /// Returns whether one of the items has a representation of an accepted type. The others may have
  /// any type, because the receiver takes what it can.
  func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  override func _copy() -> Any {
    let copy = type(of: self).init()
    copy.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    return copy
  }

  override func _isEqual(to object: Any) -> Bool {
    (object as? UIPasteConfiguration)?.acceptableTypeIdentifiers == acceptableTypeIdentifiers
  }

  override var _hash: Int { acceptableTypeIdentifiers.hashValue }
}
