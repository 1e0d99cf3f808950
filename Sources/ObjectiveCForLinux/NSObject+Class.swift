import Foundation

extension NSObject {
  /// The class itself, which archives would be read by.
  public class func classForCoder() -> AnyClass { self }

  /// The name of the class as Objective-C has it, `App.Controller`; classes of Apple's have no
  /// module in theirs.
  public class func description() -> String { className(of: self) }
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
