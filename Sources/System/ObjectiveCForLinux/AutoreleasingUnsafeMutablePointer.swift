/// A place where a method of Objective-C's leaves an object.
///
/// On iOS the compiler makes one of `&variable`; here it has to be written,
/// `AutoreleasingUnsafeMutablePointer(&variable)`, which is right there as well. What is left in it is kept
/// as by any other variable.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  /// Points to where `from` does. What stands there has to be laid out as `Pointee` is, as any
  /// object is as any other.
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
