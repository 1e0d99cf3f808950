import Foundation
import ObjectiveCForLinux
import QuartzCore
import Testing

/// Key-value coding of Foundation's classes. Sources: Apple, the pages of `UserDefaults`,
/// `NSMutableDictionary.setValue(_:forKey:)` ("If value is nil, removeObject(forKey:) is used"), `NSArray.value(forKey:)`.
struct FoundationKeyTests {
  /// Each test has settings of its own.
  private func withDefaults(_ body: (UserDefaults) throws -> Void) rethrows {
    let name = "FoundationKeyTests-\(UUID().uuidString)"
    guard let defaults = UserDefaults(suiteName: name) else { return }
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  @Test(arguments: ["volume", "com.example.volume", "isLoud", "Ω"]) func settingsAreKept(
    key: String
  ) throws {
    try withDefaults { defaults in
      #expect(defaults.value(forKey: key) == nil)
      for value in [
        "text" as Any, 7, 2.5, true, Date(timeIntervalSinceReferenceDate: 0), Data([1]),
        ["a", "b"],
      ] {
        defaults.setValue(value, forKey: key)
        let kept = try #require(defaults.value(forKey: key) as AnyObject as? NSObject)
        #expect(kept.isEqual(value as AnyObject), "\(value)")
        #expect(defaults.object(forKey: key) != nil)
      }
      defaults.setValue(nil, forKey: key)
      #expect(defaults.object(forKey: key) == nil)
    }
  }

  @Test func aPathLeadsThroughDictionaries() {
    withDefaults { defaults in
      defaults.set(["sea": ["depth": 11]], forKey: "earth")
      #expect(defaults.value(forKeyPath: "earth.sea.depth") as? Int == 11)
      #expect(defaults.value(forKeyPath: "earth.air.height") == nil)
    }
  }

  @Test func dictionariesAnswerByTheirContent() {
    // Foundation on Linux has methods of these names that end the process; lowered modules have their own.
    let dictionary: NSObject = NSMutableDictionary()
    dictionary.setValue(3, forKey: "count")
    #expect(dictionary.value(forKey: "count") as? Int == 3)
    #expect(dictionary.value(forKey: "@count") as? Int == 1)
    dictionary.setValue(nil, forKey: "count")
    #expect(dictionary.value(forKey: "@count") as? Int == 0)
    let fixed: NSObject = NSDictionary(dictionary: ["a": 1])
    fixed.setValue(2, forKey: "a")
    #expect(fixed.value(forKey: "a") as? Int == 1)
  }

  @Test func collectionsAskTheirElements() {
    let rows = NSArray(
      array: [["name": "eel"], ["name": "carp"], [:]].map { NSDictionary(dictionary: $0) })
    let names = rows.value(forKey: "name") as? NSArray
    #expect(names?.count == 3)
    #expect(names?[0] as? String == "eel")
    #expect(names?[2] is NSNull)
    #expect(rows.value(forKey: "@count") as? Int == 3)
    let set = NSSet(array: [NSDictionary(dictionary: ["name": "eel"]), NSDictionary()])
    #expect((set.value(forKey: "name") as? NSSet)?.count == 1)
    // Foundation on Linux returns copies of the dictionaries in an array, but other objects themselves.
    let layers = [CALayer(), CALayer()]
    NSArray(array: layers).setValue(5, forKey: "depth")
    for layer in layers { #expect(layer.value(forKey: "depth") as? Int == 5) }
  }
}
