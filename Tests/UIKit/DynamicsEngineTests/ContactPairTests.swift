import Testing

@testable import DynamicsEngine

/// The order of contacts, in which a collision behaviour reports them: by the set, the body and the other one, bodies
/// before walls.
@Suite struct ContactPairTests {
  @Test func pairsHaveAStrictOrder() {
    let pairs = (0...2).flatMap { set in
      (0...2).flatMap { body in
        [.body(0), .body(1), .body(7), .wall(0), .wall(2), .wall(5)].map {
          (other: ContactPair.Other) in ContactPair(set: set, body: body, other: other)
        }
      }
    }
    for (first, a) in pairs.enumerated() {
      for (second, b) in pairs.enumerated() {
        #expect((a < b) == (first < second), "\(a) \(b)")
      }
    }
    #expect(pairs.reversed().sorted() == pairs)
  }
}
