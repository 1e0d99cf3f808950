import Testing

@testable import ooze

@Suite("Coexistence") struct CoexistenceTests {
  @Test("kinds count as lasting once they have lasted", arguments: 1...4)
  func lasting(span: Int) {
    let samples: [Set<Int>] = [[0, 1], [0], [0, 1], [0, 1, 2], [0, 2], []]
    let found = Coexistence.lasting(samples, for: span)
    for index in samples.indices {
      guard index + 1 >= span else {
        #expect(found[index] == nil)
        continue
      }
      // By definition: in every one of the last samples.
      let window = samples[(index + 1 - span)...index]
      let expected = window.dropFirst().reduce(window.first ?? []) { $0.intersection($1) }
      #expect(found[index] == expected.count)
    }
    #expect(Coexistence.everPresent(samples) == [2, 2, 2, 3, 3, 3])
  }

  @Test("a lineage needs its twentieth")
  func established() {
    #expect(Coexistence.established([38, 2, 0]) == [0, 1])
    #expect(Coexistence.established([39, 1, 0]) == [0])
    #expect(Coexistence.established([0, 0]) == [])
    #expect(Coexistence.established([]) == [])
  }
}
