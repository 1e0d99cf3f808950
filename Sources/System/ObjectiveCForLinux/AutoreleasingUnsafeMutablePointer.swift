/// A location where an Objective-C method stores an object.
///
/// On iOS the compiler makes one from `&variable`. Here write `AutoreleasingUnsafeMutablePointer(&variable)`,
/// which is valid on iOS too. The object is retained like in any other variable.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  /// Creates a pointer to the same location as `from`. Its value must have the memory layout of `Pointee`,
  /// which is the same for all objects.
  public init<U>(_ from: UnsafeMutablePointer<U>) {
    pointer = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }

  public init?<U>(_ from: UnsafeMutablePointer<U>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// The value at the pointer.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
