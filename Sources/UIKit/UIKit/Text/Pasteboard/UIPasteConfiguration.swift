import Foundation

/// The types of data that a responder takes when they are pasted, or dropped on it.
///
///     view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
@preconcurrency @MainActor open class UIPasteConfiguration: _CopyingObject {
  /// By uniform type identifiers. What is a kind of one of them is accepted, too.
  open var acceptableTypeIdentifiers: [String] = []

  /// Accepts nothing yet.
  public required override init() { super.init() }

  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Accepts what an object of a class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// The same with Swift's own types, `String` and `URL`.
  public convenience init<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }

  /// Accepts more types. Those that are there already stay where they are.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Accepts what an object of a class can be made of, besides.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  public func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting aClass: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    addTypeIdentifiers(forAccepting: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }

  /// Whether one of the items has a form of an acceptable type. The others may be of any type: who
  /// pastes takes what it can.
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
