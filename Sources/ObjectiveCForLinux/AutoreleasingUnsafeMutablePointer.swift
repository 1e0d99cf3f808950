/// A place where a method of Objective-C's leaves an object.
///
/// On iOS the compiler makes one of `&variable`; here it has to be written,
/// `AutoreleasingUnsafeMutablePointer(&variable)`, which is right there as well. What is left in it is kept
/// as by any other variable.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  public init(_ from: UnsafeMutablePointer<Pointee>) { pointer = from }

  public init?(_ from: UnsafeMutablePointer<Pointee>?) {
    guard let from else { return nil }
    pointer = from
  }

  /// The value at the pointer.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
