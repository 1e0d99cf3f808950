import OozeKernel
import Testing

struct BisectionTests {
  /// Compares every count up to 40, and every position in it, with a linear search.
  @Test func countsWhatHolds() {
    for count in 0...40 {
      for place in 0...count {
        var asked: [Int] = []
        let found = Bisection.count(count) {
          asked.append($0)
          return $0 < place
        }
        #expect(found == place)
        #expect(asked.allSatisfy { (0..<count).contains($0) })
        #expect(Set(asked).count == asked.count)
        // A binary search needs no more questions than the bits of the count.
        #expect(asked.count <= Int.bitWidth - count.leadingZeroBitCount, "\(count), \(place)")
      }
    }
    #expect(Bisection.count(-3) { _ in true } == 0)
  }

  @Test(arguments: [0, 1, 2, 5, 10]) func halvesAnInterval(halvings: Int) {
    let width = 16 / Double(1 << halvings)
    for edge in stride(from: -8.0, through: 8, by: 0.375) {
      let found = Bisection.interval(from: -8, to: 8, halvings: halvings) { $0 <= edge }
      #expect(found.high - found.low == width)
      #expect(found.low <= edge)
      #expect(edge <= found.high)
      let place = Bisection.place(from: -8, to: 8, halvings: halvings) { $0 <= edge }
      #expect(place == (found.low + found.high) / 2)
      #expect((place - edge).magnitude <= width / 2)
    }
  }
}
