import Foundation
import UIKit

/// Members that are looked up on any object, classes asked of protocols, and members of formatters.

public protocol Arranging: AnyObject {
  var arranged: Int { get }
  func arrange(_ steps: Int)
}

public final class Shelf: UIView, Arranging {
  public private(set) var arranged = 0
  public func arrange(_ steps: Int) { arranged += steps }
}

public final class Drawer: UIView, Arranging {
  public private(set) var arranged = 0
  public func arrange(_ steps: Int) { arranged -= steps }
  func pull() -> String { "pulled" }
}

public func arrangeAll(_ views: [UIView]) -> [Int] {
  views.forEach { ($0 as AnyObject).arrange(2) }
  return views.compactMap { ($0 as AnyObject).arranged }
}

public func pulled(_ view: UIView) -> String? { (view as AnyObject).pull?() }

public func isOwn(_ delegate: any UINavigationControllerDelegate, _ type: AnyClass) -> [Bool] {
  [delegate.isKind(of: type), delegate.isMember(of: type)]
}

/// Takes even numbers only.
public final class EvenFormatter: NumberFormatter, @unchecked Sendable {
  public override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard super.getObjectValue(obj, for: string, errorDescription: error) else { return false }
    return (obj?.pointee as? NSNumber)?.intValue.isMultiple(of: 2) ?? false
  }

}

extension EvenFormatter {
  public override func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { partialString.count < 4 }
}

/// What a range of a text says.
public func value(of text: String, in range: NSRange, by formatter: Formatter) -> NSNumber? {
  var value: AnyObject?
  var range = range
  do {
    try formatter.getObjectValue(
      AutoreleasingUnsafeMutablePointer(&value), for: text, range: &range)
  } catch {
    return nil
  }
  return value as? NSNumber
}

/// The bundle's keys, as Core Foundation names them.
public let bundleKeys = [kCFBundleVersionKey as String, kCFBundleNameKey as String]

public func value(of text: String, by formatter: Formatter) -> NSNumber? {
  var value: AnyObject?
  var reason: NSString?
  let isValue = formatter.getObjectValue(
    AutoreleasingUnsafeMutablePointer(&value), for: text,
    errorDescription: AutoreleasingUnsafeMutablePointer(&reason))
  return isValue ? value as? NSNumber : nil
}

extension NSRegularExpression {
  public func each(
    in text: String,
    _ body: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    )
      -> Void
  ) {
    let range = NSRange(location: 0, length: (text as NSString).length)
    enumerateMatches(in: text, options: [], range: range, using: body)
  }
}

/// Calls a non-escaping closure in the closure for each match.
public func ranges(
  of expression: NSRegularExpression, in text: String, _ body: (NSRange) -> Void
) {
  let whole = NSRange(location: 0, length: (text as NSString).length)
  expression.enumerateMatches(in: text, range: whole) { match, _, stop in
    guard let match else { return }
    body(match.range)
    stop.pointee = ObjCBool(match.range.location > 4)
  }
}

/// An overload of Foundation's method for a range of the string's indices.
extension NSRegularExpression {
  public func enumerateMatches(
    in text: String, range: Range<String.Index>, using body: (NSRange, inout Bool) -> Void
  ) {
    enumerateMatches(in: text, range: NSRange(range, in: text)) { match, _, stop in
      var isEnough = false
      body(match!.range, &isEnough)
      stop.pointee = ObjCBool(isEnough)
    }
  }
}

public func firstMatches(
  of expression: NSRegularExpression, in text: String, _ count: Int
) -> [String] {
  var found: [String] = []
  expression.enumerateMatches(in: text, range: text.startIndex..<text.endIndex) { range, stop in
    found.append((text as NSString).substring(with: range))
    stop = found.count == count
  }
  return found
}

public func links(in text: String, _ body: (NSRange) -> Void) throws {
  let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
  let whole = NSRange(location: 0, length: (text as NSString).length)
  detector.enumerateMatches(
    in: text, options: [], range: whole, using: { match, _, _ in body(match!.range) })
}

/// The values of the kinds of matches, and the kinds that a detector finds.
public func kindsOfMatches() -> [UInt64] {
  let kinds: [NSTextCheckingResult.CheckingType] = [
    .orthography, .spelling, .grammar, .date, .address, .link, .quote, .dash, .replacement,
    .correction, .regularExpression, .phoneNumber, .transitInformation,
  ]
  return kinds.map(\.rawValue)
}

public func kinds(in text: String) throws -> [String] {
  let types: NSTextCheckingResult.CheckingType = [.date, .link, .phoneNumber]
  let detector = try NSDataDetector(types: types.rawValue)
  let whole = NSRange(location: 0, length: (text as NSString).length)
  return detector.matches(in: text, options: [], range: whole).map { match in
    switch match.resultType {
    case .link: "link"
    case .date: "date"
    case .phoneNumber: "number"
    default: "other"
    }
  }
}

/// A counter that is its own lock, and one that may be locked again while it is.
public final class Tally: NSLock, @unchecked Sendable {
  private var value: Int
  public init(_ value: Int = 0) { self.value = value }

  public func increase() -> Int {
    withLock {
      value += 1
      return value
    }
  }
}

public final class NestedTally: NSRecursiveLock, @unchecked Sendable {
  private var value = 0

  public func increase(times: Int) -> Int {
    lock()
    defer { unlock() }
    if times > 0 {
      value += 1
      return increase(times: times - 1)
    }
    return value
  }
}

public func isThere(_ file: URL) throws -> Bool { try file.checkPromisedItemIsReachable() }

public func isFolder(_ file: URL) throws -> Bool? {
  try file.promisedItemResourceValues(forKeys: [.isDirectoryKey]).isDirectory
}

/// A fish with values of all kinds that sort descriptors compare.
@objcMembers public final class Catch: NSObject {
  public let name: String
  public let length: Int
  public let day: Date
  public let mate: Catch?

  public init(_ name: String, _ length: Int, mate: Catch? = nil) {
    self.name = name
    self.length = length
    self.mate = mate
    day = Date(timeIntervalSince1970: Double(-length))
  }
}

public func names(
  of fish: [Catch], by key: String, ascending: Bool, selector: Selector? = nil
) -> [String] {
  let descriptor =
    selector.map { NSSortDescriptor(key: key, ascending: ascending, selector: $0) }
    ?? NSSortDescriptor(key: key, ascending: ascending)
  let sorted = NSMutableArray(array: fish).sortedArray(using: [descriptor])
  return sorted.map { ($0 as! Catch).name }
}

public func sorted(_ paths: [IndexPath], ascending: Bool) -> [IndexPath] {
  let descriptor = NSSortDescriptor(key: "self", ascending: ascending)
  return NSMutableArray(array: paths).sortedArray(using: [descriptor]) as? [IndexPath] ?? []
}

/// The key and the selector of descriptors by key, by key with a method, and with a comparator.
public func keys() -> [String] {
  [
    NSSortDescriptor(key: "name", ascending: true),
    NSSortDescriptor(
      key: "name", ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:))),
    NSSortDescriptor(key: nil, ascending: true) { _, _ in .orderedSame },
  ].map { "\($0.key ?? "none") \($0.selector.map { "\($0)" } ?? "none") \($0.ascending)" }
}

public func country(_ code: String, in language: String) -> String? {
  NSLocale(localeIdentifier: language).localizedString(forCountryCode: code)
}

/// A button of a bar that a storyboard makes, and the touches of its recognizers.
public final class PondItem: UIBarButtonItem {
  public private(set) var isAwake = false
  public override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { isAwake = true }
  }
}

public final class TouchController: UIViewController {
  @IBOutlet public weak var tap: UITapGestureRecognizer!
  public private(set) var taps = 0
  public private(set) var swipes: [UISwipeGestureRecognizer.Direction] = []
  public private(set) var presses = 0
  @IBAction func tapped(_ sender: UITapGestureRecognizer) { taps += 1 }
  @IBAction func pressed(_ sender: UIBarButtonItem) { presses += 1 }
  @IBAction func swiped(_ sender: UISwipeGestureRecognizer) { swipes.append(sender.direction) }
}

/// What a notification of the keyboard says, looked up on whatever its values are.
public func keyboard(_ info: [AnyHashable: Any]) -> (
  frame: CGRect?, height: CGFloat, duration: Double, curve: Int
) {
  let frame = (info["frame"]! as AnyObject).cgRectValue
  let height: CGFloat = (info["frame"]! as AnyObject).cgRectValue.height
  let curve = (info["curve"] as AnyObject).integerValue!
  return (frame, height, (info["duration"] as AnyObject).doubleValue, curve)
}

public func isOn(_ info: [AnyHashable: Any]) -> Bool? {
  if let isOn = (info["on"] as AnyObject).boolValue { return isOn }
  return nil
}

/// What objects of a class in a function answer by name.
public func answersOfALocalObject() -> [String] {
  class Local: NSObject, UITableViewDelegate {
    @objc var depth = 3
    @objc func swim(_ times: Int) -> Int { times * depth }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }; let object = Local()
  object.setValue(5, forKey: "depth")
  let swum = object.perform(Selector("swim:"), with: 2)?.takeUnretainedValue() as? Int
  return [
    "\(object.value(forKey: "depth") as? Int ?? 0)", "\(swum ?? 0)",
    "\(object.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))",
    "\(object.responds(to: #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:))))",
  ]
}

/// An initializer with a default argument takes a closure that follows it.
public final class Observed: UIButton {
  let observer: (() -> Void)?

  required init(observer: (() -> Void)? = nil) {
    self.observer = observer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  public static func observed() -> Bool {
    var isCalled = false
    let button = Observed {
      isCalled = true
    }
    button.observer?()
    return isCalled
  }
}

/// The object and the reason that a formatter stores at the addresses of variables.
public func parsed(_ text: String, by formatter: Formatter) -> (value: Int?, reason: String?) {
  var value: AnyObject?
  var reason: NSString?
  let isValid = formatter.getObjectValue(&value, for: text, errorDescription: &reason)
  return ((value as? NSNumber)?.intValue, isValid ? nil : reason as String?)
}

public func hasMethod(_ object: NSObject, _ name: String) -> Bool {
  object.method(for: NSSelectorFromString(name)) != nil
}

/// The variables that a predicate asks for, as form libraries look for them.
public func variables(in predicate: NSPredicate) -> [String] {
  if let all = predicate as? NSCompoundPredicate {
    return (all.subpredicates as [Any]).flatMap { variables(in: $0 as! NSPredicate) }
  }
  guard let comparison = predicate as? NSComparisonPredicate else { return [] }
  return [comparison.leftExpression, comparison.rightExpression].filter {
    [.variable, .function].contains($0.expressionType)
  }.map { "\($0)" }
}

public func isDeep(_ depth: Int) -> Bool {
  NSComparisonPredicate(
    leftExpression: NSExpression.expressionForEvaluatedObject(),
    rightExpression: NSExpression(forConstantValue: 3), modifier: .direct, type: .greaterThan
  ).evaluate(with: depth)
}
