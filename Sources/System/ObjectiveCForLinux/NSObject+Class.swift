import Foundation

extension NSObject {
  /// The class itself, which archives would be read by.
  public class func classForCoder() -> AnyClass { self }

  /// The name of the class as Objective-C has it, `App.Controller`; classes of Apple's have no
  /// module in theirs.
  public class func description() -> String { className(of: self) }
}

/// The name of an object's class, as bytes that stay where they are for as long as the program runs: `""` without an object.
///
/// - Complexity: One entry is kept for each class that was asked for.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  ClassNames.shared.bytes(of: object.map { className(of: type(of: $0 as AnyObject)) } ?? "")
}

/// The names of classes that somebody holds a pointer to.
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

/// A class's name as Objective-C has it; of any class, where iOS finds `description()` on
/// `AnyObject`.
@_spi(Lowered)
public func className(of type: AnyClass) -> String {
  let name = String(reflecting: type)
  guard let point = name.firstIndex(of: ".") else { return name }
  let apple = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "CoreFoundationTypes"]
  return apple.contains(String(name[..<point])) ? String(name[name.index(after: point)...]) : name
}
