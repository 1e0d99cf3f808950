import Foundation
import Lowered
import Testing
import UIKit

/// Parts of Foundation that behave differently on Linux.
@MainActor @Suite(.serialized) struct FoundationBehaviourTests {
  /// Source: Apple, `NumberFormatter.number(from:)`, which returns `nil` for a text that isn't a number, and
  /// `getObjectValue(_:for:range:)`, which reports the part that was used.
  @Test(arguments: [
    ("8", 8.0), ("8s", nil), ("8 ", nil), ("8.0", 8), ("8.", 8), ("8.50", 8.5), ("8.5x", nil),
    ("1.5.2", nil), ("-4", -4), ("-4-", nil), ("1e3", 1000), ("1e0", 1), ("1e3e", nil), ("0", 0),
    ("00", 0), ("0.000", 0), ("0s", nil), ("100", 100), ("100m", nil), ("0x10", nil), ("8%", nil),
    ("1,000", nil), ("", nil), ("eel", nil),
  ])
  func aPlainNumberIsTheWholeText(_ text: String, _ value: Double?) {
    #expect(number(text, .none) == value)
    for unit in ["s", " kg", "$", "é", "🐟"] {
      #expect(number(text + unit, .none) == nil)
    }
  }

  @Test(
    arguments: [
      (.decimal, "1,000", 1000), (.decimal, "1,000.50", 1000.5), (.decimal, "1,", nil),
      (.decimal, "1,000 eels", nil), (.percent, "8%", 0.08), (.percent, "8.0%", 0.08),
      (.percent, "8%x", nil),
    ] as [(NumberFormatter.Style, String, Double?)])
  func aStyledNumberIsTheWholeText(_ style: NumberFormatter.Style, _ text: String, _ value: Double?)
  {
    #expect(number(text, style) == value)
  }

  @Test func aFractionIsNoInteger() {
    #expect(number("8", .none, floats: false) == 8)
    #expect(number("8.5", .none, floats: false) == nil)
    #expect(number("8.", .none, floats: false) == nil)
  }

  @Test func aPartOfATextIsReported() throws {
    for (text, value, length) in [("8s", 8.0, 1), ("8.50 kg", 8.5, 4), ("100", 100, 3)] {
      let found = try #require(numberAtStart(of: text))
      #expect(found.value == value)
      #expect(found.length == length)
    }
    #expect(numberAtStart(of: "s8") == nil)
  }

  /// Source: Apple, "addingTimeInterval(_:)" of NSDate, which returns an object of the class.
  @Test func aLaterDateIsAnObjectToo() {
    let start = NSDate(timeIntervalSinceReferenceDate: 100)
    #expect(later(start, by: 20).timeIntervalSinceReferenceDate == 120)
    #expect(later(start as Date, by: -20).timeIntervalSinceReferenceDate == 80)
  }

  /// A property holds a timer until there is a real one, and asks whether it is valid.
  @Test func aTimerWithoutAnIntervalIsInvalid() {
    let alarm = Alarm()
    #expect(!alarm.timer.isValid)
    #expect(!alarm.other.isValid)
    alarm.timer.invalidate()
    #expect(!alarm.timer.isValid)
  }

  /// Source: BonMot's tests, which run on iOS.
  @Test func theProcessIsAnObjectOfItsOwn() {
    #expect(nameOfProcess() == ProcessInfo.processInfo.processName)
  }

  /// Source: Apple, `isSubclass(of:)`: "true if the receiving class is a subclass of—or identical to—aClass".
  @Test func everyClassAnswersWhetherItIsASubclass() {
    #expect(isKind(UIButton.self, of: UIView.self))
    #expect(isKind(UIView.self, of: UIView.self))
    #expect(!isKind(UIView.self, of: UIButton.self))
    #expect(isView(UILabel.self))
    #expect(isKind(NSStringFromClass(UISlider.self), of: UIControl.self) == true)
    #expect(isKind("Missing", of: UIControl.self) == nil)
  }

  /// Source: Apple, `waitsForConnectivity`, whose default is false; the value is only kept here.
  @Test func aConfigurationKeepsItsSettings() {
    let made = settings(waitingConfiguration())
    #expect(made.waits)
    #expect(made.container == "group.app")
    let other = settings(.ephemeral)
    #expect(!other.waits)
    #expect(other.container == nil)
  }

  @Test func anObjectWithBytesProvidesThem() {
    #expect(provider(NSData(data: Data([1, 2])))?.data == Data([1, 2]))
  }

  /// Xcode compiles these files, so apps ask for the compiled ones before they register a nib.
  @Test func compiledInterfacesAreFound() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FoundationBehaviourTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
    for name in ["Cell.xib", "Base.lproj/Header.xib", "Main.storyboard", "note.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(hasNib("Cell", in: bundle))
    #expect(hasNib("Header", in: bundle))
    #expect(!hasNib("Main", in: bundle))
    #expect(!hasNib("Missing", in: bundle))
    #expect(nib("Cell", in: bundle)?.lastPathComponent == "Cell.xib")
    #expect(resource("Main", "storyboardc", in: bundle) != nil)
    #expect(resource("Cell", "storyboardc", in: bundle) == nil)
    #expect(resource("Cell.nib", nil, in: bundle) != nil)
    #expect(resource("Cell", ".nib", in: bundle) != nil)
    #expect(resource("note", "txt", in: bundle) != nil)
    #expect(resource("note", "nib", in: bundle) == nil)
  }

  /// On iOS an `NSArray` is a `CFArray`.
  @Test func anArrayObjectIsAListOfColors() {
    #expect(gradient([.red, .blue]) != nil)
    #expect(gradient([]) == nil)
  }

  /// `NSData` is a `CFData`, and `NSDictionary` a `CFDictionary`.
  @Test func objectsAreArgumentsOfImageIO() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let data = try #require(picture.pngData())
    #expect(thumbnail(of: data, 8)?.width == 8)
    #expect(thumbnail(of: Data([1, 2]), 8) == nil)
  }

  @Test func addressesAreValues() {
    let found = addresses(of: NSObject())
    #expect(found.pointer)
    #expect(found.object)
    #expect(found.isEqual)
    #expect(NSValue(pointer: nil).pointerValue == nil)
    #expect(NSValue(cgRect: .zero).pointerValue == nil)
  }

  /// Source: Apple, `containerURL(forSecurityApplicationGroupIdentifier:)`: the folder and three folders of its
  /// library exist, and the result is `nil` for an identifier that isn't valid.
  @Test func aGroupHasAFolder() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("FoundationBehaviourTests-\(UUID().uuidString)")
    let old = getenv("XDG_DATA_HOME").map { String(cString: $0) }
    setenv("XDG_DATA_HOME", home.path, 1)
    defer {
      if let old { setenv("XDG_DATA_HOME", old, 1) } else { unsetenv("XDG_DATA_HOME") }
      try? FileManager.default.removeItem(at: home)
    }
    let folder = try #require(container("group.eel"))
    #expect(container("group.eel") == folder)
    #expect(container("group.pike") != folder)
    for name in ["Application Support", "Caches", "Preferences"] {
      let place = folder.appendingPathComponent("Library/\(name)").path
      #expect(FileManager.default.fileExists(atPath: place))
    }
    for name in ["", ".", "..", "../eel", "a/b"] { #expect(container(name) == nil) }
  }

  @Test func aPlainObjectAnswersAssistiveSoftware() {
    let bell = Bell()
    #expect(bell.accessibilityLabel == "Bell")
    #expect(bell.accessibilityActivate())
    bell.accessibilityIncrement()
    #expect(!bell.accessibilityPerformEscape())
    #expect(bell.journal == ["activate false", "increment"])
  }

  private func withSettings(_ body: (Settings, UserDefaults) throws -> Void) throws {
    let name = "FoundationBehaviourTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(Settings(defaults), defaults)
  }

  /// Source: Apple, `UserDefaults.didChangeNotification`: "Posted when user defaults are changed within the current process […]. You can
  /// use key-value observing to register observers for specific keys of interest".
  @Test func changesOfDefaultsAreReported() throws {
    try withSettings { settings, defaults in
      settings.dive(to: 5)
      #expect(settings.depths == [5])
      #expect(settings.notifications == 1)
      settings.keep(all: ["name": "eel", "isDeep": true, "depth": 7])
      #expect(settings.depths == [5, 7])
      #expect(settings.notifications == 4)
      settings.surface()
      #expect(settings.depths == [5, 7, 0])
      #expect(settings.notifications == 5)
      #expect(defaults.string(forKey: "name") == "eel")
    }
  }

  /// Source: Apple, `UserDefaults.set(_:forKey:)` of a URL and `url(forKey:)`.
  @Test(arguments: [
    "https://example.com/pond?depth=3#end", "mailto:eel@example.com", "file:///tmp/a%20b.txt",
  ])
  func aURLInDefaultsIsReadAsItWas(_ text: String) throws {
    try withSettings { settings, _ in
      #expect(settings.page == nil)
      settings.keep(URL(string: text))
      #expect(settings.page?.absoluteString == text)
      settings.keep(nil)
      #expect(settings.page == nil)
    }
  }

  /// Source: Apple, `DateFormatter.doesRelativeDateFormatting`.
  @Test func aRelativeDateNamesItsDay() {
    let day: TimeInterval = 86400
    // Noon is far from both ends of the day.
    let noon = Calendar.current.startOfDay(for: Date()).addingTimeInterval(day / 2)
    for (days, name) in [(-1.0, "Yesterday"), (0, "Today"), (1, "Tomorrow")] {
      let date = noon.addingTimeInterval(days * day)
      #expect(relativeText(date, language: "en_US", day: .medium, time: .none) == name)
      #expect(relativeText(date, language: "en_GB", day: .short, time: .none) == name)
      #expect(relativeText(date, language: "en_US", day: .none, time: .short).hasPrefix("12:00"))
      let both = relativeText(date, language: "en_US", day: .medium, time: .short)
      #expect(both.hasPrefix(name) && both.contains("12:00"))
      #expect(!relativeText(date, language: "de_DE", day: .medium, time: .none).contains(name))
    }
    let later = relativeText(
      noon.addingTimeInterval(3 * day), language: "en_US", day: .medium, time: .none)
    #expect(later.contains(","))
  }

  /// Source: Apple, File System Programming Guide, "iOS Standard Directories".
  @Test func anAppHasItsFolders() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(
      "home-\(UUID().uuidString)")
    let names = ["CFFIXED_USER_HOME", "XDG_CACHE_HOME"]
    let old = names.map { name in getenv(name).map { String(cString: $0) } }
    setenv(names[0], home.path, 1)
    setenv(names[1], home.appendingPathComponent("caches").path, 1)
    defer {
      for (name, value) in zip(names, old) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
      try? FileManager.default.removeItem(at: home)
    }
    let folders = try homeFolders()
    #expect(folders.map(\.lastPathComponent) == ["Documents", "Library", "caches"])
    for folder in folders {
      #expect(folder.path.hasPrefix(home.path))
      try Data([1]).write(to: folder.appendingPathComponent("file"))
    }
  }

  /// Source: Unicode Standard Annex #29, "Word boundaries", whose table of examples has a quick brown fox that jumped 32.3
  /// feet and can't stop.
  @Test(arguments: [
    (
      "The quick (\u{201C}brown\u{201D}) fox can\u{2019}t jump 32.3 feet, right?",
      [
        "The", "quick", "brown", "fox", "can\u{2019}t", "jump", "32.3", "feet", "right",
      ]
    ),
    ("  eels\nand\tfish_2 ", ["eels", "and", "fish_2"]),
    ("re-read", ["re", "read"]), ("na\u{EF}ve e\u{301}t\u{E9}", ["na\u{EF}ve", "e\u{301}t\u{E9}"]),
    ("", []), ("?! -- \u{1F41F}", []),
  ])
  func words(_ text: String, _ words: [String]) {
    #expect(Lowered.words(of: text) == words)
    #expect(Lowered.words(of: text, atMost: 2) == Array(words.prefix(2)))
    let rest = text.dropFirst(2)
    #expect(Lowered.words(of: text, in: rest.startIndex..<rest.endIndex).last == words.last)
  }

  /// Source: Apple, `enumerateSubstrings(in:options:using:)`: the enclosing range contains the separators that follow.
  @Test func placesOfWords() {
    let text = NSString("an \u{1F41F} eel, here")
    func range(_ location: Int, _ length: Int) -> NSRange {
      NSRange(location: location, length: length)
    }
    #expect(
      wordRanges(of: text, in: range(0, text.length))
        == [
          [range(11, 4), range(11, 4)], [range(6, 3), range(6, 5)], [range(0, 2), range(0, 6)],
        ])
    #expect(wordRanges(of: text, in: range(3, 6)) == [[range(6, 3), range(6, 3)]])
  }

  /// Source: Apple, `PersonNameComponents.FormatStyle.style`, except for the short name, where the example has a nickname.
  @Test func namesOfPersons() {
    #expect(fullName("Dr. Thomas Louis Clark Esq.", .long) == "Dr. Thomas Louis Clark Esq.")
    #expect(fullName("Dr. Thomas Louis Clark Esq.", .medium) == "Thomas Clark")
    #expect(fullName("Dr. Thomas Louis Clark Esq.", .default) == "Thomas Clark")
    #expect(fullName("Dr. Thomas Louis Clark Esq.", .abbreviated) == "TC")
    #expect(fullName("Thomas", .short) == "Thomas")
    #expect(fullName(" ", .long) == nil)
  }

  @Test func sessionsInTheBackgroundExist() {
    #expect(backgroundSession().configuration.timeoutIntervalForRequest > 0)
  }
}
