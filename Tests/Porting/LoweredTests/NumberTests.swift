import Lowered
import Testing
import UIKit

/// Numbers passed as objects, and messages to any object.
@MainActor struct NumberTests {
  @Test func aModulesOwnOrder() {
    for count in 0..<6 {
      let numbers = (0..<count).map { $0 % 2 == 0 ? $0 * 7 % 5 + 1 : -$0 * 7 % 5 - 1 }
      let ordered = inOrder(numbers.map { NSNumber(value: $0) })
      #expect(ordered.map(abs) == numbers.map(abs).sorted())
      #expect(ordered.sorted() == numbers.sorted())
    }
  }

  /// Source: Apple, NSCalendar's range(of:start:interval:for:).
  @Test func unitsOfACalendarByPointers() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for seconds in [0.0, 1, 3599, 3600, 7201.5, 86_399] {
      let hour = try #require(startOfHour(Date(timeIntervalSince1970: seconds), calendar))
      #expect(hour.0.timeIntervalSince1970 == (seconds / 3600).rounded(.down) * 3600)
      #expect(hour.1 == 3600)
    }
    #expect(largest == (.max, .max))
  }

  /// Source: Apple, NSNumber, as below: an attributed string stores numbers as such objects, and BonMot's tests read lengths
  /// as `Float` and `Double`, and numbers that were lengths as `Int`.
  @Test func numbersOfTextAttributesHaveEachType() {
    for value in [-2.5, 0, 0.25, 7, 11] {
      var numbers: [Any] = [CGFloat(value), NSNumber(value: value), value, Float(value)]
      let whole = Int(exactly: value)
      if let whole { numbers.append(whole) }
      for number in numbers {
        let (double, float, integer) = spacing(
          NSAttributedString(string: "a", attributes: [.kern: number]))
        #expect(double == value, "\(type(of: number))")
        #expect(float == Float(value), "\(type(of: number))")
        #expect(integer == whole, "\(type(of: number))")
      }
    }
    let (double, float, integer) = spacing(NSAttributedString(string: "a"))
    #expect(double == nil && float == nil && integer == nil)
    #expect(spacing(NSAttributedString(string: "a", attributes: [.kern: "7"])).0 == nil)
  }

  /// Source: Apple, NSNumber: Swift casts a number to each type that can represent its value, including
  /// `CGFloat`.
  @Test func numbersAreLengths() {
    for value in [-2.5, 0, 0.25, 7, 1e6] {
      for number in [CGFloat(value), NSNumber(value: value), value, Float(value)] as [Any] {
        #expect(width(in: ["width": number]) == CGFloat(value))
        #expect(width(of: number) == CGFloat(value))
        #expect(Lowered.number(number) == NSNumber(value: value))
      }
    }
    #expect(width(in: ["width": "7"]) == nil)
    #expect(width(in: [:]) == nil)
  }

  @Test func messagesToAnyObject() {
    let dial = Dial()
    #expect(dial.amount(of: dial) == 0.25)
    #expect(dial.amount(ofAny: dial) == 0.25)
    #expect(dial.amount(ofAny: nil) == nil)
  }

  @Test func picturesProperties() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format)
    let image = renderer.image { _ in }
    let data = try #require(image.pngData())
    let read = try #require(size(of: data))
    #expect(read == (7, 5))
    #expect(size(of: Data([1, 2, 3])) == nil)
  }

  @Test func lengthsInExtensionsOfTheirOwn() {
    for value in [-3.5, 0, 7] as [CGFloat] {
      #expect(value.gap(to: 1) == (value < 1 ? 1 - value : value - 1))
    }
  }

  /// Source: Apple, CAShapeLayer.lineDashPattern, "array of NSNumber objects".
  @Test func listsOfLengthsAsNumbers() {
    for lengths in [[1], [3, 3], [2, 0.5, 8]] as [[CGFloat]] {
      #expect(dashes(lengths)?.map { CGFloat($0.doubleValue) } == lengths)
    }
  }

  /// Source: Apple, Scanner.scanUpToCharacters(from:into:).
  @Test func scannersGiveStringsOfObjectiveCs() {
    #expect(firstWord(of: "small pond") == "small")
    #expect(firstWord(of: "pond") == "pond")
    #expect(firstWord(of: "") == nil)
  }

  @Test func sizesOfObjects() {
    #expect(size(ofClass: Dial.self) > size(ofClass: NSObject.self))
    #expect(size(ofClass: NSObject.self) >= 16)
  }

  /// Source: Apple's interface of NSMutableAttributedString, which inherits `init()`.
  @Test func anAttributedStringBeginsEmpty() {
    #expect(NSMutableAttributedString(words: ["a", "b"]).string == "ab")
  }

  /// Source: Apple, "Working with Foundation Types": `NSNumber` bridges to Swift's number types, also in collections.
  @Test func numbersInCollectionsAreLengths() {
    let layer = CAGradientLayer()
    layer.locations = [0, 0.25, 1]
    #expect(Lengths.ofLayer(layer) == [0, 0.25, 1])
    #expect(Lengths.list([NSNumber(value: 2), NSNumber(value: 0.5)]) == [2, 0.5])
    #expect(Lengths.list([CGFloat(3)]) == [3])
    #expect(Lengths.list([NSNumber(value: 2), "two"] as [Any]) == nil)
    #expect(Lengths.list("two") == nil)
    #expect(Lengths.byName(["a": NSNumber(value: 2)]) == ["a": 2])
    #expect(Lengths.byName(["a": "two"]) == nil)
    #expect(Lengths.byName(nil) == nil)
  }
}
