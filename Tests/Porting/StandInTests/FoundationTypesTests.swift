import Foundation
import FoundationForLinux
import Testing

/// Linux declares the same name.
typealias Durations = FoundationForLinux.DateComponentsFormatter

typealias PersonNames = FoundationForLinux.PersonNameComponentsFormatter

/// Types that Foundation has only on iOS.
struct FoundationTypesTests {
  /// Source: Apple, the example of `PersonNameComponents.FormatStyle.style`.
  @Test(arguments: [
    (PersonNames.Style.long, "Dr. Thomas Louis Clark Esq."), (.medium, "Thomas Clark"),
    (.default, "Thomas Clark"), (.short, "Tom"), (.abbreviated, "TC"),
  ])
  func namesOfPersons(_ style: PersonNames.Style, _ text: String) {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    #expect(PersonNames.localizedString(from: name, style: style) == text)
    let formatter = PersonNames()
    formatter.style = style
    #expect(formatter.string(for: name) == text)
    #expect(formatter.string(for: "Tom") == nil)
    // The name has no phonetic representation.
    #expect(PersonNames.localizedString(from: name, style: style, options: .phonetic).isEmpty)
  }

  /// Source: Apple, NSHashTable: weak objects disappear, and equal ones are stored once.
  @Test func hashTablesHoldWeakly() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    var gone: NSObject? = NSObject()
    table.add(kept)
    table.add(kept)
    table.add(gone)
    #expect(table.count == 2)
    #expect(table.contains(gone))
    gone = nil
    #expect(table.count == 1)
    #expect(table.allObjects == [kept])
    #expect(table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0)
    #expect(!table.contains(kept))
    let words = NSHashTable<NSString>()
    words.add(NSString(string: "a"))
    words.add(NSString(string: "a"))
    #expect(words.count == 1)
    #expect(words.contains(NSString(string: "a")))
  }

  /// Source: Apple, NSMapTable.
  @Test func mapTablesHoldWeakly() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    var object: NSObject? = NSObject()
    table.setObject(object, forKey: "a")
    #expect(table.object(forKey: "a") === object)
    #expect(table.count == 1)
    object = nil
    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
    let numbers = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    for number in 0..<20 {
      numbers.setObject(number as NSNumber, forKey: "\(number % 5)" as NSString)
    }
    #expect(numbers.count == 5)
    #expect(numbers.object(forKey: "3") == 18)
    numbers.removeObject(forKey: "3")
    #expect(numbers.count == 4)
    #expect(numbers.object(forKey: "3") == nil)
    #expect(numbers.keyEnumerator().allObjects.count == 4)
  }

  /// Source: Apple, DateComponentsFormatter: the examples of the styles, with zeros dropped and padded.
  @Test(arguments: [
    (3610.0, Durations.UnitsStyle.positional, "1:00:10"), (65, .positional, "1:05"),
    (34_890, .abbreviated, "9h 41m 30s"), (34_890, .short, "9 hr, 41 min, 30 sec"),
    (34_890, .full, "9 hours, 41 minutes, 30 seconds"), (34_890, .brief, "9hr 41min 30sec"),
    (3600, .abbreviated, "1h"), (0, .full, "0 seconds"), (-65, .positional, "-1:05"),
  ])
  func durations(_ seconds: Double, _ style: Durations.UnitsStyle, _ text: String) {
    let formatter = Durations()
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func durationsOfSomeUnits() {
    let formatter = Durations()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 3780) == "63m")
    formatter.collapsesLargestUnit = false
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3780) == "About 1 hour remaining")
    #expect(
      Durations.localizedString(from: DateComponents(day: 2, minute: 1), unitsStyle: .full)
        == "2 days, 1 minute")
  }

  /// Source: Apple, RelativeDateTimeFormatter.
  @Test(arguments: [
    (-7200.0, "2 hours ago", "2 hr. ago", "2 hours ago"),
    (60, "in 1 minute", "in 1 min.", "in 1 minute"),
    (-86_400, "1 day ago", "1 day ago", "yesterday"), (86_400, "in 1 day", "in 1 day", "tomorrow"),
    (-1_209_600, "2 weeks ago", "2 wk. ago", "2 weeks ago"),
    (0, "in 0 seconds", "in 0 sec.", "now"),
  ])
  func howLongAgo(_ seconds: Double, _ full: String, _ short: String, _ named: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: seconds) == full)
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: seconds) == short)
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: seconds) == named)
  }

  /// Source: Apple, ListFormatter.
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c"),
  ])
  func lists(_ items: [String], _ text: String) {
    #expect(ListFormatter.localizedString(byJoining: items) == text)
  }

  /// Source: Apple, DispatchSource.makeMemoryPressureSource(eventMask:queue:).
  @Test func memoryPressureComesFromTheApplicationsWarnings() async {
    let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    let queue = DispatchQueue(label: "pressure")
    for (mask, isTold) in [
      (DispatchSource.MemoryPressureEvent.all, true), (.warning, true), (.critical, false),
    ] {
      let source = DispatchSource.makeMemoryPressureSource(eventMask: mask, queue: queue)
      #expect(source.mask == mask)
      let told = Told()
      source.setEventHandler { told.count += 1 }
      source.resume()
      NotificationCenter.default.post(name: name, object: nil)
      queue.sync {}
      source.cancel()
      NotificationCenter.default.post(name: name, object: nil)
      queue.sync {}
      #expect(told.count == (isTold ? 1 : 0), "\(mask)")
      if isTold { #expect(source.data == .warning) }
    }
  }

  private final class Told: @unchecked Sendable { var count = 0 }
}
