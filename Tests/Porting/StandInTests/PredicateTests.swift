import Foundation
import Testing
import UIKit

/// Source: Apple, Predicate Programming Guide, "Predicate Format String Syntax".
@MainActor struct PredicateTests {
  private func holds(_ format: String, _ arguments: [Any] = [], for object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test(arguments: [
    ("SELF MATCHES '[a-z]+@[a-z]+\\\\.[a-z]{2,}'", "me@home.org", true),
    ("SELF MATCHES '[a-z]+'", "abc1", false), ("SELF CONTAINS[c] 'OND'", "pond", true),
    ("SELF CONTAINS 'OND'", "pond", false), ("SELF CONTAINS[cd] 'cafe'", "Un Café", true),
    ("SELF BEGINSWITH 'po' AND SELF ENDSWITH 'nd'", "pond", true),
    ("SELF BEGINSWITH 'po' && NOT SELF ENDSWITH 'nd'", "pond", false),
    ("SELF LIKE 'p?n*'", "pond", true), ("SELF LIKE 'p?n'", "pond", false),
    ("SELF == 'a' OR SELF == 'b' AND SELF == 'c'", "a", true),
    ("(SELF == 'a' OR SELF == 'b') AND SELF == 'c'", "a", false),
    ("SELF IN {'reed', 'pond'}", "pond", true), ("SELF != nil", "pond", true),
    ("TRUEPREDICATE", "", true), ("!(FALSEPREDICATE)", "", true), ("length > 3", "pond", true),
  ])
  func texts(_ format: String, _ text: String, _ result: Bool) {
    #expect(holds(format, for: text) == result, "\(format)")
  }

  @Test func keysOfDictionaries() {
    let frog: [String: Any] = ["name": "Frog", "age": 3, "home": ["depth": 2.5], "tags": ["wet"]]
    #expect(holds("name == %@ AND age BETWEEN {1, 3}", ["Frog"], for: frog))
    #expect(holds("%K >= %d", ["age", 3], for: frog))
    #expect(!holds("age > 3", for: frog))
    #expect(holds("home.depth < 2.6 AND ANY tags == 'wet'", for: frog))
    #expect(holds("tags.@count == 1 AND NONE tags == 'dry'", for: frog))
    #expect(holds("missing == nil", for: frog))
    #expect(!holds("missing > 1", for: frog))
    let frogs: NSArray = [["age": 1], ["age": 5]]
    #expect(frogs.filtered(using: NSPredicate(format: "age > %d", 2)).count == 1)
  }

  /// Source: Apple, Predicate Programming Guide, "Creating Predicates Using Predicate Templates".
  @Test(arguments: [
    ("$depth > 23", true), ("$depth > age", true), ("$depth == 24 AND $name == 'reed'", true),
    ("age > $depth", false), ("$missing == nil", true), ("$empty == nil", true),
    ("$home.depth == 5", true), ("$home.width == nil", true), ("$names CONTAINS name", true),
  ])
  func variables(_ format: String, _ result: Bool) {
    let predicate = NSPredicate(format: format)
    let variables: [String: Any] = [
      "depth": 24, "name": "reed", "empty": NSNull(), "home": ["depth": 5], "names": ["Frog"],
    ]
    let frog: [String: Any] = ["name": "Frog", "age": 3]
    #expect(predicate.evaluate(with: frog, substitutionVariables: variables) == result)
  }

  @Test func datesAreCompared() {
    let day: [String: Any] = ["at": Date(timeIntervalSinceReferenceDate: 10)]
    let limit = NSDate(timeIntervalSinceReferenceDate: 20)
    #expect(NSPredicate(format: "at < %@", limit).evaluate(with: day))
    #expect(!NSPredicate(format: "at > %@", limit).evaluate(with: day))
  }

  @Test func messagesOnTheMainThread() {
    let view = Counter()
    view.performSelector(
      onMainThread: Selector("count", Counter.count), with: nil, waitUntilDone: true)
    #expect(view.times == 1)
  }

  @MainActor private final class Counter: NSObject {
    var times = 0
    func count() { times += 1 }
  }

  @Test func rowsOfNSIndexPath() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 1)
    #expect(IndexPath(row: 3, section: 1) == path as IndexPath)
  }
}
