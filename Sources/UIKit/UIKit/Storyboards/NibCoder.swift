/// The coder that an object from a storyboard or a nib is made with: `init?(coder:)` of each class
/// asks it for the part of the description that the class knows about.
///
/// It is made for one element. Key-value archiving is not what it does: `decodeObject(forKey:)` is
/// not available from it.
final class NibCoder: NSCoder {
  package let element: InterfaceElement
  let session: InterfaceSession

  init(_ element: InterfaceElement, session: InterfaceSession) {
    self.element = element
    self.session = session
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  /// No value is archived under any key: what a class of the app looks for isn't there.
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
