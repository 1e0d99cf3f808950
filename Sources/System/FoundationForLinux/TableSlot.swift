import Foundation

/// An object in a table, held weakly or strongly, with its hash at the time when it was added.
struct TableSlot {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  let hash: Int
  /// Whether only the same object is equal.
  private let isByIdentity: Bool

  init(_ object: AnyObject, isWeak: Bool, isByIdentity: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
    self.isByIdentity = isByIdentity
    hash = Self.hash(of: object, isByIdentity: isByIdentity)
  }

  /// The object; `nil` if it was deallocated.
  var object: AnyObject? { strongObject ?? weakObject }

  func isEqual(to other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !isByIdentity, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }

  static func hash(of object: AnyObject, isByIdentity: Bool) -> Int {
    if !isByIdentity, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }
}

extension NSPointerFunctions.Options {
  var isWeak: Bool { contains(.weakMemory) }
  var isByIdentity: Bool { contains(.objectPointerPersonality) }
}

/// The way in which tables hold and compare their objects.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Has no effect: objects aren't copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
