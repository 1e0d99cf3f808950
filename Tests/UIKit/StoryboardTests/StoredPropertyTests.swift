import Testing

@testable import UIKit

/// Tests of outlets by name: every kind of stored property, written through reflection.
@Suite struct StoredPropertyTests {
  @Test("Strong, weak, implicitly unwrapped and inherited properties are found by name")
  func kinds() throws {
    let properties = StoredProperty.all(of: Derived.self)
    let weak = properties.filter(\.isWeak).map(\.name)
    #expect(weak == ["derivedWeak", "baseWeak"])
    #expect(
      properties.map(\.name) == [
        "number", "derivedWeak", "derivedStrong", "baseStrong", "baseWeak", "names",
      ])
  }

  @Test("A strong outlet retains its object, and a weak one doesn't")
  func ownership() throws {
    let object = Derived()
    func set(_ name: String, _ value: AnyObject) -> Bool {
      name.storedProperty(of: object)?.set(value, in: object) ?? false
    }
    weak var strongTarget: Target?
    weak var weakTarget: Target?
    do {
      let first = Target()
      let second = Target()
      strongTarget = first
      weakTarget = second
      #expect(set("derivedStrong", first))
      #expect(set("derivedWeak", second))
      #expect(set("baseWeak", second))
      #expect(object.derivedStrong === first)
      #expect(object.derivedWeak === second)
      #expect(object.baseWeak === second)
    }
    #expect(strongTarget != nil)
    #expect(weakTarget == nil)
    #expect(object.derivedWeak == nil)
    object.derivedStrong = nil
    #expect(strongTarget == nil)
  }

  @Test("A value of another type is rejected, and nothing is written")
  func types() throws {
    let object = Derived()
    let strong = try #require("derivedStrong".storedProperty(of: object))
    let weak = try #require("derivedWeak".storedProperty(of: object))
    #expect(!strong.set(NSObject(), in: object))
    #expect(!weak.set(NSObject(), in: object))
    #expect(object.derivedStrong == nil)
    let number = try #require("number".storedProperty(of: object))
    #expect(!number.set("8", in: object))
    #expect(number.set(CGFloat(8), in: object))
    #expect(object.number == 8)
    let names = try #require("names".storedProperty(of: object))
    #expect(names.set(["a"], in: object))
    #expect(object.names == ["a"])
    #expect("missing".storedProperty(of: object) == nil)
  }
}

private final class Target: NSObject {}

private class Base: NSObject {
  var baseStrong: Target?
  weak var baseWeak: Target?
  var names: [String] = []
}

private final class Derived: Base {
  var number: CGFloat = 0
  weak var derivedWeak: Target!
  var derivedStrong: Target!
}
