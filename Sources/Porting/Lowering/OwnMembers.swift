/// Members and functions that a lowered module gets itself, where Foundation or Swift on Linux can't behave as
/// on iOS. A module's own declarations have priority over imported ones.
///
/// No other module sees them, not even one that imports this one with `@testable`. Internal members would be ambiguous
/// with Foundation's there, and no class could override Foundation's.
enum OwnMembers: String, CaseIterable {
  case batchUpdates, intersects, formats, characterSets, classBundles, observers, timers, durations
  case checkingTypes, dictionaryKeys, matches, progress, queues, operations, numbers, interfaces
  case dataProviders, gradients, sortDescriptors, dates, expressions, arrays
  case defaults, relativeDates, folders, words, backgroundSessions, sessionSettings, personNames

  /// The names that need them.
  static let byName: [String: OwnMembers] = [
    "NSLocalizedString": .formats, "appendFormat": .formats, "completedUnitCount": .progress,
    "intersects": .intersects, "isSuspended": .queues, "maxConcurrentOperationCount": .queues,
    "totalUnitCount": .progress,
    "CGDataProvider": .dataProviders, "inverted": .characterSets, "localizedString": .formats,
    "localizedStringWithFormat": .formats,
    "addingTimeInterval": .dates, "byWords": .words, "CheckingType": .checkingTypes,
    "NSDataDetector": .checkingTypes,
    "NSTextCheckingResult": .checkingTypes, "resultType": .checkingTypes,
    "NSArray": .arrays, "NSMutableArray": .arrays, "NSComparisonPredicate": .expressions,
    "NSExpression": .expressions,
    "NSSortDescriptor": .sortDescriptors, "performBatchUpdates": .batchUpdates,
    "cachesDirectory": .folders, "documentDirectory": .folders, "libraryDirectory": .folders,
    "UserDefaults": .defaults, "doesRelativeDateFormatting": .relativeDates,
    "setValue": .dictionaryKeys, "sharedContainerIdentifier": .sessionSettings,
    "userInfo": .timers, "waitsForConnectivity": .sessionSettings,
  ]

  /// The methods of classes among them, which a class of the module may override.
  var methods: [String] {
    switch self {
    case .arrays: ["index(of:)", "contains(_:)", "remove(_:)", "removeObjects(in:)"]
    case .defaults: ["set(_:forKey:)", "url(forKey:)", "removeObject(forKey:)"]
    case .folders: ["urls(for:in:)", "url(for:in:appropriateFor:create:)"]
    case .formats: ["localizedString(forKey:value:table:)"]
    case .interfaces: ["path(forResource:ofType:)", "url(forResource:withExtension:)"]
    case .numbers: ["number(from:)"]
    case .observers: ["addObserver(forName:object:queue:using:)"]
    case .operations: ["start()"]
    case .relativeDates: ["string(from:)"]
    default: []
    }
  }

  var text: String {
    switch self {
    // An Objective-C closure may be optional and non-escaping; a Swift closure can't be both.
    case .batchUpdates:
      """
      import UIKit

      @_spi(Lowered) public extension UITableView {
        func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
          withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
          }
        }
      }

      @_spi(Lowered) public extension UICollectionView {
        func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
          withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
          }
        }
      }

      """
    // Foundation on Linux returns a Date here, which a variable for an NSDate doesn't take.
    case .dates:
      """
      import Foundation

      @_spi(Lowered) public extension NSDate {
        @_disfavoredOverload func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
          NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
        }
      }

      """
    // Foundation on Linux doesn't report changes of user defaults, and stores only the path of a URL.
    case .defaults:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension UserDefaults {
        func set(_ value: Any?, forKey defaultName: String) { _set(value, forKey: defaultName) }
        func set(_ value: Int, forKey defaultName: String) { _set(value, forKey: defaultName) }
        func set(_ value: Float, forKey defaultName: String) { _set(value, forKey: defaultName) }
        func set(_ value: Double, forKey defaultName: String) { _set(value, forKey: defaultName) }
        func set(_ value: Bool, forKey defaultName: String) { _set(value, forKey: defaultName) }
        func set(_ url: URL?, forKey defaultName: String) { _set(url, forKey: defaultName) }
        func url(forKey defaultName: String) -> URL? { _url(forKey: defaultName) }
        func removeObject(forKey defaultName: String) { _removeObject(forKey: defaultName) }
      }

      """
    // Foundation on Linux ignores that dates are to be relative.
    case .relativeDates:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension DateFormatter {
        func string(from date: Date) -> String { _string(from: date) }
      }

      """
    // Foundation on Linux doesn't make the folders of an app's home folder.
    case .folders:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension FileManager {
        func urls(
          for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
        ) -> [URL] {
          _urls(for: directory, in: domainMask)
        }

        func url(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
          appropriateFor url: URL?, create shouldCreate: Bool
        ) throws -> URL {
          try _url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
      }

      @_spi(Lowered) public func NSSearchPathForDirectoriesInDomains(
        _ directory: FileManager.SearchPathDirectory,
        _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
      ) -> [String] {
        FileManager.default._urls(for: directory, in: domainMask).map { $0.path }
      }

      """
    // Foundation on Linux treats rectangles that only touch as intersecting.
    case .intersects:
      """
      import CoreGraphics

      @_spi(Lowered) public extension CGRect {
        func intersects(_ rect2: CGRect) -> Bool { CGRectIntersectsRect(self, rect2) }
      }

      """
    // Foundation on Linux knows neither the user's language nor plurals.
    case .formats:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
        comment: String
      ) -> String {
        bundle._localizedString(forKey: key, value: value, table: tableName)
      }

      @_spi(Lowered) public extension Bundle {
        func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          _localizedString(forKey: key, value: value, table: tableName)
        }
      }

      @_spi(Lowered) public extension String {
        init(format: __shared String, _ arguments: any CVarArg...) {
          self = ._formatted(format, locale: nil, arguments)
        }

        init(format: __shared String, arguments: __shared [any CVarArg]) {
          self = ._formatted(format, locale: nil, arguments)
        }

        init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
          self = ._formatted(format, locale: locale, arguments)
        }

        init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
          self = ._formatted(format, locale: locale, arguments)
        }

        static func localizedStringWithFormat(
          _ format: String, _ arguments: any CVarArg...
        ) -> String {
          ._formatted(format, locale: .current, arguments)
        }
      }

      @_spi(Lowered) public extension NSMutableString {
        func appendFormat(_ format: NSString, _ args: any CVarArg...) {
          append(._formatted(format as String, locale: nil, args))
        }
      }

      """
    // Foundation on Linux crashes when the inverse of a standard set is changed.
    case .characterSets:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension CharacterSet {
        var inverted: CharacterSet { _inverted }
      }

      """
    // Foundation on Linux returns the program's folder as the bundle of each class in it.
    case .classBundles:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension Bundle {
        convenience init(for aClass: AnyClass) { self.init(path: Bundle._folder(of: aClass))! }
      }

      """
    // On Linux, a notification posted on the main thread waits for the main queue and so blocks.
    case .observers:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension NotificationCenter {
        func addObserver(
          forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
          using block: @Sendable @escaping (Notification) -> Void
        ) -> any NSObjectProtocol {
          _addObserver(forName: name, object: obj, queue: queue, using: block)
        }
      }

      """
    // On Linux, a timer that is added to a run loop by hand fires at once, and Foundation never sets its user info.
    case .timers:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension Timer {
        var userInfo: Any? { _userInfo }

        convenience init(
          timeInterval interval: TimeInterval, repeats: Bool,
          block: @escaping @Sendable (Timer) -> Void
        ) {
          self.init(
            fire: Date(timeIntervalSinceNow: interval > 0 ? interval : 0.0001), interval: interval,
            repeats: repeats, block: block)
        }
      }

      """
    // Foundation on Linux declares these formatters, but they can't be used.
    case .durations:
      """
      import FoundationForLinux

      public typealias DateComponentsFormatter = FoundationForLinux.DateComponentsFormatter

      """
    case .personNames:
      """
      import FoundationForLinux

      public typealias PersonNameComponentsFormatter = FoundationForLinux.PersonNameComponentsFormatter

      """
    // Foundation on Linux has no sessions that go on without their app. This one ends with it.
    case .backgroundSessions:
      """
      import FoundationNetworking

      @_spi(Lowered) public extension URLSessionConfiguration {
        class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
          .default
        }
      }

      """
    // Core Foundation's data is a value here, so an object isn't one.
    case .dataProviders:
      """
      import UIKit

      @_spi(Lowered) public extension CGDataProvider {
        convenience init?(data: NSData) { self.init(data: data as Data) }
      }

      """
    // Foundation on Linux declares these properties without setters.
    case .sessionSettings:
      """
      import FoundationNetworking
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension URLSessionConfiguration {
        var sharedContainerIdentifier: String? {
          get { _sharedContainerIdentifier }
          set { _sharedContainerIdentifier = newValue }
        }
        var waitsForConnectivity: Bool {
          get { _waitsForConnectivity }
          set { _waitsForConnectivity = newValue }
        }
      }

      """
    // Foundation on Linux doesn't enumerate words.
    case .words:
      """
      import Foundation
      @_spi(Lowered) import FoundationForLinux

      @_spi(Lowered) public extension NSString.EnumerationOptions {
        static var byWords: Self { Self(rawValue: 3) }
      }

      @_spi(Lowered) public extension StringProtocol {
        func enumerateSubstrings<R: RangeExpression>(
          in range: R, options opts: NSString.EnumerationOptions = [],
          _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
        ) where R.Bound == Index {
          _enumerateSubstrings(in: range, options: opts, body)
        }
      }

      @_spi(Lowered) public extension NSString {
        func enumerateSubstrings(
          in range: NSRange, options opts: EnumerationOptions = [],
          using block: @escaping (
            String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>
          ) -> Void
        ) {
          _enumerateSubstrings(in: range, options: opts, using: block)
        }
      }

      """
    // Foundation on Linux doesn't find objects of Swift classes in arrays.
    case .arrays:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension NSArray {
        func index(of anObject: Any) -> Int {
          (0..<count).first { _areEqual(anObject, object(at: $0)) } ?? NSNotFound
        }

        func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
      }

      @_spi(Lowered) public extension NSMutableArray {
        func remove(_ anObject: Any) {
          for index in (0..<count).reversed() where _areEqual(anObject, object(at: index)) {
            removeObject(at: index)
          }
        }

        func removeObjects(in otherArray: [Any]) {
          for object in otherArray { remove(object) }
        }
      }

      """
    // Foundation on Linux declares these, but they can't be used.
    case .expressions:
      """
      import ObjectiveCForLinux

      public typealias NSComparisonPredicate = ObjectiveCForLinux.NSComparisonPredicate
      public typealias NSExpression = ObjectiveCForLinux.NSExpression

      """
    // Foundation on Linux has other values than NSTextCheckingResult.h of iOS's SDK: a link is 1 << 6.
    case .checkingTypes:
      """
      import Foundation

      @_spi(Lowered) public extension NSTextCheckingResult.CheckingType {
        static var orthography: Self { Self(rawValue: 1 << 0) }
        static var spelling: Self { Self(rawValue: 1 << 1) }
        static var grammar: Self { Self(rawValue: 1 << 2) }
        static var date: Self { Self(rawValue: 1 << 3) }
        static var address: Self { Self(rawValue: 1 << 4) }
        static var link: Self { Self(rawValue: 1 << 5) }
        static var quote: Self { Self(rawValue: 1 << 6) }
        static var dash: Self { Self(rawValue: 1 << 7) }
        static var replacement: Self { Self(rawValue: 1 << 8) }
        static var correction: Self { Self(rawValue: 1 << 9) }
        static var regularExpression: Self { Self(rawValue: 1 << 10) }
        static var phoneNumber: Self { Self(rawValue: 1 << 11) }
        static var transitInformation: Self { Self(rawValue: 1 << 12) }
      }

      """
    // Foundation on Linux requires an escaping closure, but doesn't keep it. Calls with the same name would choose
    // Foundation's method, because it accepts fewer closures.
    case .matches:
      """
      import Foundation
      import FoundationForLinux

      @_spi(Lowered) public extension NSRegularExpression {
        func _enumerateMatches(
          in string: String, options: MatchingOptions = [], range: NSRange,
          using block: (
            NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>
          ) -> Void
        ) {
          withoutActuallyEscaping(block) {
            enumerateMatches(in: string, options: options, range: range, using: $0)
          }
        }
      }

      @_spi(Lowered) public extension NSDataDetector {
        func _enumerateMatches(
          in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
          using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags,
            UnsafeMutablePointer<ObjCBool>
          ) -> Void
        ) {
          enumerateMatches(in: string, options: options, range: range, using: block)
        }
      }

      """
    // Foundation on Linux doesn't notify observers of progress.
    case .progress:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension Progress {
        var completedUnitCount: Int64 {
          get { _completedUnitCount }
          set { _completedUnitCount = newValue }
        }

        var totalUnitCount: Int64 {
          get { _totalUnitCount }
          set { _totalUnitCount = newValue }
        }

        func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
          _addChild(child, withPendingUnitCount: inUnitCount)
        }
      }

      """
    // Nor of queues.
    case .queues:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension OperationQueue {
        var isSuspended: Bool {
          get { _isSuspended }
          set { _isSuspended = newValue }
        }

        var maxConcurrentOperationCount: Int {
          get { _maxConcurrentOperationCount }
          set { _maxConcurrentOperationCount = newValue }
        }
      }

      """
    // Nor of operations.
    case .operations:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension Operation {
        func start() { _start() }
      }

      """
    // Foundation on Linux ignores what follows a number.
    case .numbers:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension NumberFormatter {
        func number(from string: String) -> NSNumber? { _number(from: string) }
      }

      """
    // Bundles contain the sources of Interface Builder files here.
    case .interfaces:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension Bundle {
        func path(forResource name: String?, ofType ext: String?) -> String? {
          _path(forResource: name, ofType: ext)
        }

        func url(forResource name: String?, withExtension ext: String?) -> URL? {
          _url(forResource: name, withExtension: ext)
        }
      }

      """
    // On iOS, an NSArray is a CFArray.
    case .gradients:
      """
      import CoreGraphics
      import Foundation

      @_spi(Lowered) public extension CGGradient {
        convenience init?(
          colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
        ) {
          self.init(colorsSpace: space, colors: Array(colors), locations: locations)
        }
      }

      """
    // Foundation on Linux ends the process when a dictionary is asked for a value by key-value coding.
    case .dictionaryKeys:
      """
      import Foundation
      import ObjectiveCForLinux

      @_spi(Lowered) public extension NSDictionary {
        func value(forKey key: String) -> Any? { (self as NSObject).value(forKey: key) }
      }

      @_spi(Lowered) public extension NSMutableDictionary {
        func setValue(_ value: Any?, forKey key: String) {
          (self as NSObject).setValue(value, forKey: key)
        }
      }

      """
    // Foundation on Linux declares descriptors by key unavailable.
    case .sortDescriptors:
      """
      import Foundation
      @_spi(Lowered) import ObjectiveCForLinux

      @_spi(Lowered) public extension NSSortDescriptor {
        convenience init(key: String?, ascending: Bool) {
          self.init(_key: key, ascending: ascending)
        }

        convenience init(key: String?, ascending: Bool, selector: Selector?) {
          self.init(_key: key, ascending: ascending, selector: selector)
        }

        convenience init(
          key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
        ) {
          self.init(_key: key, ascending: ascending, comparator: cmptr)
        }

        var key: String? { _key }
        var selector: Selector? { _selector }
      }

      """
    }
  }
}
