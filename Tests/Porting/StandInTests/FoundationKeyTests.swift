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

  /// Source: Apple, Key-Value Coding Programming Guide, "Using Collection Operators". The amounts are those of two
  /// payees in its example.
  @Test func operatorsCombineElements() {
    let green = [120.0, 150, 170].map {
      NSDictionary(dictionary: ["payee": "Green", "amount": $0])
    }
    let car = [250.0, 250, 250].map { NSDictionary(dictionary: ["payee": "Car", "amount": $0]) }
    let all = NSArray(array: green + car)
    #expect(all.value(forKeyPath: "@sum.amount") as? Double == 1190)
    #expect(
      (all.value(forKeyPath: "@avg.amount") as? Double).map { abs($0 - 198.333) < 0.001 } == true)
    #expect(all.value(forKeyPath: "@count") as? Int == 6)
    #expect(all.value(forKeyPath: "@max.amount") as? Double == 250)
    #expect(all.value(forKeyPath: "@min.amount") as? Double == 120)
    #expect(all.value(forKeyPath: "@max.payee") as? String == "Green")
    let payees = all.value(forKeyPath: "@unionOfObjects.payee") as? NSArray
    #expect(payees == ["Green", "Green", "Green", "Car", "Car", "Car"])
    let distinct = all.value(forKeyPath: "@distinctUnionOfObjects.payee") as? NSArray
    #expect(distinct == ["Green", "Car"])
    let accounts = NSArray(array: [NSArray(array: green), NSArray(array: car)])
    #expect((accounts.value(forKeyPath: "@unionOfArrays.payee") as? NSArray)?.count == 6)
    #expect((accounts.value(forKeyPath: "@distinctUnionOfArrays.payee") as? NSArray)?.count == 2)
    let book = NSDictionary(dictionary: ["green": NSArray(array: green)])
    #expect(book.value(forKeyPath: "green.@sum.amount") as? Double == 440)
    let numbers: NSObject = NSArray(array: [3, 1, 2])
    #expect(numbers.value(forKeyPath: "@sum.self") as? Int == 6)
    #expect(numbers.value(forKeyPath: "@max.self") as? Int == 3)
    #expect((NSArray().value(forKeyPath: "@sum.self") as? Int) == 0)
    #expect(NSArray().value(forKeyPath: "@max.self") == nil)
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
