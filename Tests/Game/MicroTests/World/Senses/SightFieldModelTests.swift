import Testing

@testable import Micro

/// The search compared with one that asks all places.
@Suite("Field of sights") struct SightFieldModelTests {
  @Test("finds the nearest place in the cone", arguments: 0..<200 as Range<UInt64>)
  func nearest(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let radius = random.uniform(1, 60)
    let places = (0..<random.below(200)).map { _ in random.inDisc(radius: radius) }
    var field = SightField()
    // Memory of an earlier, larger dish is reused.
    field.begin(radius: 70)
    field.add(0, at: .zero)
    field.sort()
    field.begin(radius: radius)
    for index in places.indices { field.add(index, at: places[index]) }
    field.sort()
    for _ in 0..<20 {
      let tip = random.inDisc(radius: radius)
      let axis = Vector(angle: random.uniform(-3, 3))
      let own = random.below(5)
      let seen = places.indices.filter {
        let offset = places[$0] - tip
        return $0 != own && offset.length < 9 && offset.dot(axis) >= 0.5 * offset.length
      }
      let expected = seen.min { (places[$0] - tip).length < (places[$1] - tip).length }
      let found = field.nearest(to: tip, along: axis, except: own)
      #expect(found?.index == expected)
      if let found { #expect(found.offset == places[found.index] - tip) }
    }
  }

  @Test("an empty field shows nothing")
  func empty() {
    #expect(
      SightField().nearest(to: .zero, along: Vector(x: 1, y: 0), except: -1) == nil)
  }
}
