import Foundation
import Lowered
import Testing

/// Source: Apple, "Accessing Collection Properties" and "Key-Value Observing Programming Guide": changes to the
/// array that `mutableArrayValue(forKey:)` returns notify observers of insertions, removals and replacements,
/// with only the indexes and elements that changed.
@MainActor @Suite struct ObservedArrayTests {
  @Test(arguments: ["_books", "authors"])
  func tellsWhatComesAndGoes(_ key: String) {
    let library = Library()
    let array = key == "authors" ? library.writers : library.books
    array.add("a")
    array.insert("b", at: 0)
    array.add("c")
    array.replaceObject(at: 1, with: "d")
    array.removeObject(at: 0)
    array.removeLastObject()
    #expect(
      library.log == [
        "\(key) + [0] [] [\"a\"]", "\(key) + [0] [] [\"b\"]", "\(key) + [2] [] [\"c\"]",
        "\(key) = [1] [\"a\"] [\"d\"]", "\(key) - [0] [\"b\"] []", "\(key) - [1] [\"c\"] []",
      ])
    #expect(array.count == 1)
    #expect(array[0] as? String == "d")
  }

  /// Source: Apple, NSMutableArray, `setObject(_:atIndexedSubscript:)`: at an index equal to the count, the
  /// object is appended.
  @Test func behindTheLastElementOneIsAdded() {
    let library = Library()
    library.books[0] = "a"
    library.books[1] = "b"
    library.books[0] = "c"
    #expect(
      library.log == [
        "_books + [0] [] [\"a\"]", "_books + [1] [] [\"b\"]", "_books = [0] [\"a\"] [\"c\"]",
      ])
  }

  @Test func aRangeIsReplacedOneByOne() {
    let library = Library()
    for name in ["a", "b", "c", "d"] { library.books.add(name) }
    library.books.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["x"])
    #expect((0..<3).map { library.books[$0] as? String } == ["a", "x", "d"])
    #expect(library.books.count == 3)
    #expect(
      library.log.suffix(2) == ["_books = [1] [\"b\"] [\"x\"]", "_books - [2] [\"c\"] []"])
    library.books.replaceObjects(in: NSRange(location: 2, length: 1), withObjectsFrom: ["y", "z"])
    #expect((0..<4).map { library.books[$0] as? String } == ["a", "x", "y", "z"])
    #expect(
      library.log.suffix(2) == ["_books = [2] [\"d\"] [\"y\"]", "_books + [3] [] [\"z\"]"])
  }

  /// An element can be an object of a Swift class, like the rows of a form.
  @Test func anObjectIsItself() {
    final class Row {}
    let library = Library()
    let rows = [Row(), Row(), Row()]
    for row in rows { library.books.add(row) }
    #expect(library.books.index(of: rows[1]) == 1)
    #expect(library.books.contains(rows[2]))
    #expect(!library.books.contains(Row()))
    library.books.remove(rows[1])
    #expect(library.books.count == 2)
    #expect(library.books.index(of: rows[1]) == NSNotFound)
    #expect(library.books.index(of: rows[2]) == 1)
    library.books.removeObjects(in: [rows[2], Row()])
    #expect(library.books.count == 1)
    library.books.removeAllObjects()
    library.books.addObjects(from: ["a", "b", "a"])
    library.books.remove("a")
    #expect(library.books.count == 1)
    #expect(library.books.index(of: "b") == 0)
  }

  /// Source: Apple, NSArray, `contains(_:)`: an element is compared by `isEqual(_:)`, which is identity by default.
  @Test func soItIsInOtherArrays() {
    #expect(foundInArrays() == Array(repeating: true, count: 7))
  }

  @Test func isOneArrayHoweverOftenItIsAskedFor() {
    let library = Library()
    library.books.addObjects(from: ["a", "b"])
    let other = library.books
    library.books.add("c")
    #expect(other.count == 3)
    #expect(other.contains("c"))
    #expect(other.index(of: "b") == 1)
    other.removeAllObjects()
    #expect(library.books.count == 0)
    #expect(library.log.count == 6)
    library.writers.add("w")
    #expect(library.authors == ["w"])
  }

  @Test func aSetArrayIsOneChange() {
    let library = Library()
    library.books.add("a")
    library.clear()
    library.authors = ["x", "y"]
    #expect(
      library.log.suffix(2) == [
        "_books set [] [\"a\"] []", "authors set [] [] [\"x\", \"y\"]",
      ])
  }

  /// Setting the array during the change is part of that change. Observers of other properties are notified as
  /// usual.
  @Test func othersAreToldMeanwhile() {
    let library = Library()
    library.writers.add("a")
    library.books.add("b")
    library.authors = ["c"]
    #expect(
      library.log == [
        "authors + [0] [] [\"a\"]", "_books + [0] [] [\"b\"]",
        "authors set [] [\"a\"] [\"c\"]",
      ])
  }

  @Test func aKeyThatIsNoArrayGivesOneForNothing() {
    let library = Library()
    let array = library.mutableArrayValue(forKey: "nothing")
    array.add("a")
    #expect(array.count == 1)
    #expect(library.log.isEmpty)
  }
}
