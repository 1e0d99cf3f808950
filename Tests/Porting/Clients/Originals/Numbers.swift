import ImageIO
import UIKit

/// An order of a module's own, as JSON libraries have one: by size, without the sign.
func < (lhs: NSNumber, rhs: NSNumber) -> Bool {
  abs(lhs.doubleValue) < abs(rhs.doubleValue)
}

public func inOrder(_ numbers: [NSNumber]) -> [Int] {
  numbers.sorted { $0 < $1 }.map(\.intValue)
}

/// Texts and numbers of a dictionary, as property lists and JSON have them.
public func width(in values: [String: Any]) -> CGFloat? { values["width"] as? CGFloat }

public func width(of value: Any) -> CGFloat { value as! CGFloat }

public func number(_ value: Any?) -> NSNumber? { value as? NSNumber }

/// The attributes of a text, by which a library reads what another one has set.
public func spacing(_ text: NSAttributedString) -> (Double?, Float?, Int?) {
  let attributes = text.attributes(at: 0, effectiveRange: nil)
  return (
    attributes[.kern] as? Double, text.attribute(.kern, at: 0, effectiveRange: nil) as? Float,
    attributes[NSAttributedString.Key.kern] as? Int
  )
}

public final class Dial: NSObject {
  @objc public dynamic var amount: Float = 0.25

  public func amount(of sender: AnyObject) -> CGFloat {
    sender.value(forKey: "amount") as! CGFloat
  }

  public func amount(ofAny sender: AnyObject?) -> Float? {
    sender?.value(forKey: "amount") as? Float
  }
}

public func size(of data: Data) -> (Int, Int)? {
  guard let source = CGImageSourceCreateWithData(data as CFData, nil),
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
    let width = properties[kCGImagePropertyPixelWidth] as? Int,
    let height = properties[kCGImagePropertyPixelHeight] as? Int
  else { return nil }
  return (width, height)
}

/// The beginning of a date's hour, asked for as Objective-C does.
public func startOfHour(_ date: Date, _ calendar: Calendar) -> (Date, TimeInterval)? {
  var start: NSDate?
  var interval: TimeInterval = 0
  guard
    (calendar as NSCalendar).range(of: .hour, start: &start, interval: &interval, for: date),
    let start
  else { return nil }
  return (Date(timeIntervalSinceReferenceDate: start.timeIntervalSinceReferenceDate), interval)
}

public var largest: (Int64, UInt64) { (INT64_MAX, UINT64_MAX) }

extension CGFloat {
  /// How far it is from another length.
  public func gap(to other: CGFloat) -> CGFloat { abs(self - other) }
}

/// A pattern of dashes, as layers take it.
public func dashes(_ lengths: [CGFloat]) -> [NSNumber]? {
  let layer = CAShapeLayer()
  layer.lineDashPattern = lengths as [NSNumber]
  return layer.lineDashPattern
}

/// The word at a text's beginning, read as before iOS 13.
public func firstWord(of text: String) -> String? {
  var word: NSString? = ""
  let scanner = Scanner(string: text)
  guard scanner.scanUpToCharacters(from: .whitespaces, into: &word) else { return nil }
  return word as String?
}

public func size(ofClass type: AnyClass) -> Int { class_getInstanceSize(type) }

extension NSMutableAttributedString {
  /// An initializer that calls the one without arguments, which Linux lacks.
  public convenience init(words: [String]) {
    self.init()
    for word in words { append(NSAttributedString(string: word)) }
  }
}

/// Lengths in collections of numbers.
public enum Lengths {
  public static func list(_ value: Any?) -> [CGFloat]? { value as? [CGFloat] }
  public static func byName(_ value: Any?) -> [String: CGFloat]? { value as? [String: CGFloat] }
  public static func ofLayer(_ layer: CAGradientLayer) -> [CGFloat] {
    layer.locations as! [CGFloat]
  }
}
