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
}
