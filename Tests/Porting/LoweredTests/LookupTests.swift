import Foundation
import Lowered
import Testing
import UIKit

/// Members that are looked up on `AnyObject`, and members of formatters and expressions.
@MainActor struct LookupTests {
  @Test func membersAreFoundOnAnyObject() {
    let views = [Shelf(), Drawer(), Shelf()]
    #expect(arrangeAll(views) == [2, -2, 2])
    #expect(arrangeAll(views) == [4, -4, 4])
    #expect(pulled(Drawer()) == "pulled")
    #expect(pulled(Shelf()) == nil)
  }

  /// Source: The Swift Programming Language, "Type Casting for Any and AnyObject": a property looked up on
  /// `AnyObject` is an implicitly unwrapped optional.
  @Test func valuesAreLookedUpOnAnyObject() {
    let frame = CGRect(x: 1, y: 2, width: 300, height: 216)
    let said = keyboard([
      "frame": NSValue(cgRect: frame), "duration": 0.25, "curve": NSNumber(value: 7),
    ])
    #expect(said.frame == frame)
    #expect(said.height == 216)
    #expect(said.duration == 0.25)
    #expect(said.curve == 7)
    #expect(isOn(["on": true]) == true)
    #expect(isOn(["on": NSNumber(value: false)]) == false)
    #expect(isOn(["on": NSNull()]) == nil)
    #expect(isOn([:]) == nil)
  }

  /// Objective-C knows the members of every class.
  @Test func classesInFunctionsAnswerByName() {
    #expect(answersOfALocalObject() == ["5", "10", "true", "false"])
  }

  @Test func aClosureAfterAClassIsItsInitializersArgument() {
    #expect(Observed.observed())
  }

  @Test func protocolsAnswerForTheirObjects() {
    final class Guide: NSObject, UINavigationControllerDelegate {}
    #expect(isOwn(Guide(), Guide.self) == [true, true])
    #expect(isOwn(Guide(), NSObject.self) == [true, false])
    #expect(isOwn(Guide(), UIView.self) == [false, false])
  }

  @Test(arguments: [("12", 12), ("13", nil), ("-4", -4), ("eel", nil)] as [(String, Int?)])
  func anOwnFormatterIsAskedWhateverItIsKnownAs(_ text: String, _ expected: Int?) {
    #expect(value(of: text, by: EvenFormatter())?.intValue == expected)
  }

  @Test func aFormatterStoresItsResultsInVariables() {
    #expect(parsed("12", by: EvenFormatter()).value == 12)
    #expect(parsed("7", by: NumberFormatter()).value == 7)
    #expect(parsed("eel", by: NumberFormatter()) == (nil, "The value is invalid."))
  }

  /// Source: Apple, Predicate Programming Guide, "Creating Predicates": a format string makes compound predicates, and
  /// comparisons of expressions.
  @Test(arguments: [
    ("$depth > 3", ["$depth"]), ("TRUEPREDICATE", []), ("name == 'reed'", []),
    ("$depth > 3 AND (NOT $home.name == 'reed' OR age < $age)", ["$depth", "$home.name", "$age"]),
  ])
  func aPredicateHasItsParts(_ format: String, _ expected: [String]) {
    #expect(variables(in: NSPredicate(format: format)) == expected)
  }

  @Test func aComparisonIsMadeOfExpressions() {
    #expect(isDeep(4))
    #expect(!isDeep(3))
  }

  @Test func anObjectHasTheMethodsOfItsClass() {
    #expect(hasMethod(Speaker(), "greet:times:"))
    #expect(!hasMethod(Speaker(), "greet:"))
  }

  @Test func aRangeOfATextIsRead() {
    #expect(value(of: "a 12 b", in: NSRange(location: 2, length: 2), by: EvenFormatter()) == 12)
    #expect(bundleKeys == ["CFBundleVersion", "CFBundleName"])
  }

  @Test func aPartOfATextIsJudged() {
    let formatter: Formatter = EvenFormatter()
    for (text, isValid) in [("123", true), ("1234", false)] {
      #expect(
        formatter.isPartialStringValid(text, newEditingString: nil, errorDescription: nil)
          == isValid)
    }
    #expect(
      NumberFormatter().isPartialStringValid("1234", newEditingString: nil, errorDescription: nil))
  }

  @Test func matchesAreToldToAClosureThatDoesNotLast() throws {
    var found: [String] = []
    let text = "eel, ray, eel"
    try NSRegularExpression(pattern: "e+l").each(in: text) { match, _, _ in
      if let match { found.append((text as NSString).substring(with: match.range)) }
    }
    #expect(found == ["eel", "eel"])
  }

  /// A closure that may escape calls one that mustn't; expressions and detectors, to the end and until stopped.
  @Test func matchesAreToldThroughAClosure() throws {
    var found: [NSRange] = []
    ranges(of: try NSRegularExpression(pattern: "e+l"), in: "eel, eel, eel") { found.append($0) }
    #expect(found == [NSRange(location: 0, length: 3), NSRange(location: 5, length: 3)])
    found = []
    try links(in: "see https://a.org and https://b.org") { found.append($0) }
    #expect(found == [NSRange(location: 4, length: 13), NSRange(location: 22, length: 13)])
  }

  /// Source: SwifterSwift's suite, `testEnumerateMatches`: the overload finds all three, or two until it is stopped.
  @Test(arguments: [(3, 3), (2, 2), (4, 3)])
  func anAuthorsOverloadIsCalled(_ limit: Int, _ count: Int) throws {
    let found = firstMatches(
      of: try NSRegularExpression(pattern: "bar"), in: "bar foo bar foo bar", limit)
    #expect(found == [String](repeating: "bar", count: count))
  }

  /// Source: Apple, `NSTextCheckingResult.h`: the kinds are the bits from 0 to 12.
  @Test func kindsOfMatchesHaveTheValuesOfIOS() throws {
    #expect(kindsOfMatches() == (0..<13).map { 1 << UInt64($0) })
    #expect(
      try kinds(in: "see https://a.org on 2 May 2031 or call 030 1234567")
        == ["link", "date", "number"])
  }

  @Test func locksHaveSubclasses() {
    let counter = Tally(4)
    counter.name = "eels"
    #expect(counter.name == "eels")
    #expect(counter.increase() == 5)
    #expect(counter.try())
    #expect(!counter.try())
    #expect(!counter.lock(before: Date(timeIntervalSinceNow: -1)))
    counter.unlock()
    #expect(counter.increase() == 6)
    #expect(NestedTally().increase(times: 3) == 3)
  }

  /// Linux has no file providers, so a promised item is one that exists.
  @Test func promisedItemsAreTheItems() throws {
    #expect(try isThere(URL(fileURLWithPath: "/")))
    #expect(try isFolder(URL(fileURLWithPath: "/")) == true)
    #expect(throws: (any Error).self) { try isThere(URL(fileURLWithPath: "/nowhere/at/all")) }
  }

  /// Source: Apple, `NSSortDescriptor.init(key:ascending:)`: texts, numbers and dates are compared by `compare:`. Capital
  /// letters precede small ones.
  @Test(arguments: [
    ("name", nil, ["Ray", "crab", "eel"]), ("length", nil, ["crab", "eel", "Ray"]),
    ("day", nil, ["Ray", "eel", "crab"]), ("mate.length", nil, ["eel", "Ray", "crab"]),
    ("name", "caseInsensitiveCompare:", ["crab", "eel", "Ray"]),
    ("name", "localizedCaseInsensitiveCompare:", ["crab", "eel", "Ray"]),
    ("name", "localizedStandardCompare:", ["crab", "eel", "Ray"]),
  ])
  func objectsAreSortedByKey(_ key: String, _ selector: String?, _ order: [String]) {
    let ray = Catch("Ray", 30)
    let fish = [
      Catch("eel", 20), Catch("crab", 10, mate: ray), Catch("Ray", 30, mate: Catch("ray", 5)),
    ]
    let method = selector.map { Selector($0) }
    #expect(names(of: fish, by: key, ascending: true, selector: method) == order)
    #expect(names(of: fish, by: key, ascending: false, selector: method) == order.reversed())
  }

  @Test func indexPathsAreSortedByThemselves() {
    let paths = [[1, 2], [0, 5], [1], [0, 10]].map { IndexPath(indexes: $0) }
    let order = [[0, 5], [0, 10], [1], [1, 2]].map { IndexPath(indexes: $0) }
    #expect(sorted(paths, ascending: true) == order)
    #expect(sorted(paths, ascending: false) == order.reversed())
  }

  @Test func sortDescriptorsKeepTheirKeys() {
    #expect(
      keys() == ["name compare: true", "name caseInsensitiveCompare: true", "none none true"])
  }

  @Test(arguments: [("DE", "en_GB", "Germany"), ("DE", "fr_FR", "Allemagne")])
  func countriesHaveNames(_ code: String, _ language: String, _ name: String) {
    #expect(country(code, in: language) == name)
  }
}
