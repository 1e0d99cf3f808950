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

/// The system has one object of this class, which apps ask for by its initializer too.
public func nameOfProcess() -> String { ProcessInfo().processName }

/// Asks a class of which nothing else is known, and a name's class, if there is one.
public func isKind(_ kind: AnyClass, of other: AnyClass) -> Bool { kind.isSubclass(of: other) }
public func isKind(_ name: String, of other: AnyClass) -> Bool? {
  NSClassFromString(name)?.isSubclass(of: other)
}
public func isView<Kind: UIView>(_ kind: Kind.Type) -> Bool { kind.isSubclass(of: UIView.self) }

/// A session's configuration as apps make it.
public func waitingConfiguration() -> URLSessionConfiguration {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.waitsForConnectivity = true
  configuration.sharedContainerIdentifier = "group.app"
  return configuration
}
public func settings(_ configuration: URLSessionConfiguration) -> (waits: Bool, container: String?)
{
  (configuration.waitsForConnectivity, configuration.sharedContainerIdentifier)
}

/// The usual way to register a font from a file.
public func provider(_ data: NSData) -> CGDataProvider? { CGDataProvider(data: data) }

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

extension UserDefaults {
  @objc dynamic var depth: Int { integer(forKey: "depth") }
}

/// Changes user defaults and reads them, as apps do.
public final class Settings {
  public private(set) var depths: [Int] = []
  public private(set) var notifications = 0
  private let defaults: UserDefaults
  private var observation: NSKeyValueObservation?
  private var token: (any NSObjectProtocol)?

  public init(_ defaults: UserDefaults) {
    self.defaults = defaults
    observation = defaults.observe(\.depth, options: [.new]) { [weak self] _, change in
      self?.depths.append(change.newValue ?? -1)
    }
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { [weak self] _ in self?.notifications += 1 }
  }

  deinit { token.map { NotificationCenter.default.removeObserver($0) } }

  public func dive(to depth: Int) { defaults.set(depth, forKey: "depth") }
  public func surface() { defaults.removeObject(forKey: "depth") }
  public func keep(_ page: URL?) { defaults.set(page, forKey: "page") }
  public var page: URL? { defaults.url(forKey: "page") }
  public func keep(all values: [String: Any]) {
    for (key, value) in values { defaults.set(value, forKey: key) }
  }
}

public func relativeText(
  _ date: Date, language: String, day: DateFormatter.Style, time: DateFormatter.Style
) -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: language)
  formatter.dateStyle = day
  formatter.timeStyle = time
  formatter.doesRelativeDateFormatting = true
  return formatter.string(from: date)
}

/// The folders that an app writes to without making them.
public func homeFolders() throws -> [URL] {
  let manager = FileManager.default
  return [
    manager.urls(for: .documentDirectory, in: .userDomainMask)[0],
    URL(
      fileURLWithPath: NSSearchPathForDirectoriesInDomains(
        .libraryDirectory, .userDomainMask, true)[0]),
    try manager.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false),
  ]
}

public func words(of text: String, in range: Range<String.Index>? = nil, atMost limit: Int = .max)
  -> [String]
{
  var words: [String] = []
  let range = range ?? text.startIndex..<text.endIndex
  text.enumerateSubstrings(in: range, options: .byWords) { (word, _, _, isAtEnd) -> Void in
    words.append(word!)
    isAtEnd = words.count == limit
  }
  return words
}

/// The places of words and of the words with what separates them from the next, last first.
public func wordRanges(of text: NSString, in range: NSRange) -> [[NSRange]] {
  var ranges: [[NSRange]] = []
  text.enumerateSubstrings(in: range, options: [.byWords, .reverse, .substringNotRequired]) {
    word, place, whole, _ in
    if word == nil { ranges.append([place, whole]) }
  }
  return ranges
}

public func fullName(_ text: String, _ style: PersonNameComponentsFormatter.Style) -> String? {
  let formatter = PersonNameComponentsFormatter()
  formatter.style = style
  return formatter.personNameComponents(from: text).map { formatter.string(from: $0) }
}

public func backgroundSession() -> URLSession {
  URLSession(configuration: .background(withIdentifier: "pond"))
}
