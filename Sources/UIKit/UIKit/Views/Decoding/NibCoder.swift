import InterfaceFiles

/// The coder for objects in a storyboard or a nib. The `init?(coder:)` of each class asks it for
/// the part of the description that the class knows.
///
/// A coder is created for one element. It doesn't support key-value archiving, so
/// `decodeObject(forKey:)` isn't available.
final class NibCoder: NSCoder {
  let element: InterfaceElement
  let session: InterfaceSession

  init(_ element: InterfaceElement, session: InterfaceSession) {
    self.element = element
    self.session = session
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  /// Returns false. No values are archived under keys, so an app's class doesn't find any.
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
