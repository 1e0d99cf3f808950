import UIKit

// Parts of Foundation that behave differently on Linux, used as apps for iOS do.

public func number(_ text: String, _ style: NumberFormatter.Style, floats: Bool = true) -> Double? {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.numberStyle = style
  formatter.allowsFloats = floats
  return formatter.number(from: text)?.doubleValue
}

/// The number at the start of a text, and the length of its part.
public func numberAtStart(of text: String) -> (value: Double, length: Int)? {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  var range = NSRange(location: 0, length: text.utf16.count)
  var object: AnyObject?
  do {
    try formatter.getObjectValue(
      AutoreleasingUnsafeMutablePointer(&object), for: text, range: &range)
  } catch {
    return nil
  }
  return (object as? NSNumber).map { ($0.doubleValue, range.length) }
}

public final class Alarm {
  public var timer = Timer()
  public var other: Timer = Timer.init()
  public init() {}
}

public func hasNib(_ name: String, in bundle: Bundle) -> Bool {
  bundle.path(forResource: name, ofType: "nib") != nil
}

public func nib(_ name: String, in bundle: Bundle) -> URL? {
  bundle.url(forResource: name, withExtension: "nib")
}

public func resource(_ name: String?, _ kind: String?, in bundle: Bundle) -> String? {
  bundle.path(forResource: name, ofType: kind)
}

public func gradient(_ colors: [UIColor]) -> CGGradient? {
  let list = NSMutableArray()
  for color in colors { list.add(color.cgColor) }
  return CGGradient(colorsSpace: nil, colors: list as NSArray, locations: [0, 1])
}

public func addresses(of object: NSObject) -> (pointer: Bool, object: Bool, isEqual: Bool) {
  let address = Unmanaged.passUnretained(object).toOpaque()
  let value = NSValue(pointer: address)
  let kept = NSValue(nonretainedObject: object)
  return (
    value.pointerValue == address, kept.nonretainedObjectValue as? NSObject === object,
    value.isEqual(NSValue(pointer: address))
  )
}

public func container(_ group: String) -> URL? {
  FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
}

/// An object that isn't a view and describes itself to assistive software.
public final class Bell: NSObject {
  public private(set) var journal: [String] = []
  public override var accessibilityLabel: String? {
    get { "Bell" }
    set {}
  }

  public override func accessibilityActivate() -> Bool {
    journal.append("activate \(super.accessibilityActivate())")
    return true
  }

  public override func accessibilityIncrement() { journal.append("increment") }
}

/// A picture of at most `size` pixels, read with Foundation's objects.
public func thumbnail(of data: Data, _ size: Int) -> CGImage? {
  let options: [String: Any] = [
    kCGImageSourceThumbnailMaxPixelSize: size,
    kCGImageSourceCreateThumbnailFromImageAlways: true,
  ]
  guard let source = CGImageSourceCreateWithData(data as NSData, nil) else { return nil }
  return CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary)
}

/// A date as an object, some seconds later.
public func later(_ date: NSDate, by seconds: TimeInterval) -> NSDate {
  var result = date
  result = date.addingTimeInterval(seconds)
  return result
}

/// The same for a value.
public func later(_ date: Date, by seconds: TimeInterval) -> Date {
  let result = date.addingTimeInterval(seconds)
  return result
}
