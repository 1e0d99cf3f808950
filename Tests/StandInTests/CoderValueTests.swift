import Foundation
import FoundationForLinux
import Testing

/// Apple's overlay of Foundation: `encodeEncodable(_:forKey:)`, `decodeDecodable(_:forKey:)`.
@Suite struct CoderValueTests {
  private struct Person: Codable, Equatable {
    var name: String
    var ages: [Int]
    var friend: [Person] = []
  }

  private func archive(_ fill: (NSKeyedArchiver) throws -> Void) rethrows -> NSKeyedUnarchiver? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    try fill(archiver)
    archiver.finishEncoding()
    return try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test(arguments: ["", "Zoë", String(repeating: "x", count: 10_000)], [[], [1, 2, 3]])
  func valuesComeBack(name: String, ages: [Int]) throws {
    let person = Person(name: name, ages: ages, friend: [Person(name: "Bo", ages: [])])
    let coder = try #require(
      try archive {
        try $0.encodeEncodable(person, forKey: "person")
        try $0.encodeEncodable(name, forKey: "name")
        try $0.encodeEncodable(ages.count, forKey: "count")
      })
    #expect(coder.decodeDecodable(Person.self, forKey: "person") == person)
    #expect(coder.decodeDecodable(String.self, forKey: "name") == name)
    #expect(coder.decodeDecodable(Int.self, forKey: "count") == ages.count)
  }

  @Test func whatIsNotThere() throws {
    let coder = try #require(try archive { try $0.encodeEncodable(1, forKey: "number") })
    #expect(coder.decodeDecodable(Int.self, forKey: "another") == nil)
    #expect(coder.decodeDecodable(Person.self, forKey: "number") == nil)
    #expect(throws: DecodingError.self) {
      try coder.decodeTopLevelDecodable(Person.self, forKey: "number")
    }
  }
}
