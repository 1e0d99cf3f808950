import Foundation

extension NSObject {
  /// Returns the class itself, which archives would use.
  public class func classForCoder() -> AnyClass { self }

  /// Returns the Objective-C name of the class, `App.Controller`. Names of Apple's classes have no module.
  public class func description() -> String { className(of: self) }
}

/// Returns the class of an object, or `nil` without an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the superclass of a class; `nil` for a class without one.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns the name of a class as bytes that stay valid for the life of the program, or `"nil"` without a class.
///
/// - Complexity: One entry is stored for each class that was passed.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.bytes(of: cls.map { className(of: $0) } ?? "nil")
}

/// Returns the name of an object's class as bytes that stay valid for the life of the program, or `""` without
/// an object.
///
/// - Complexity: One entry is stored for each class that was passed.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  ClassNames.shared.bytes(of: object.map { className(of: type(of: $0 as AnyObject)) } ?? "")
}

/// The names of classes to which pointers were returned.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private let lock = NSLock()
  private var known: [String: UnsafePointer<CChar>] = [:]

  func bytes(of name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let bytes = known[name] { return bytes }
      let bytes = UnsafePointer(strdup(name)!)
      known[name] = bytes
      return bytes
    }
  }
}

/// Returns the Objective-C name of any class, for calls of `description()` on `AnyObject` on iOS.
@_spi(Lowered)
public func className(of type: AnyClass) -> String {
  let name = String(reflecting: type)
  guard let point = name.firstIndex(of: ".") else { return name }
  let apple = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationForLinux", "ObjectiveCForLinux",
  ]
  return apple.contains(String(name[..<point])) ? String(name[name.index(after: point)...]) : name
}
