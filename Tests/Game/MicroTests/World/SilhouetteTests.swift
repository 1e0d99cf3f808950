import Testing

@testable import Micro

@Suite("Silhouette") struct SilhouetteTests {
  /// Returns the silhouette of a chain of cells in a dish of its own.
  private func silhouette(_ types: [CellType], numb: Int? = nil) throws -> Silhouette {
    var scene = Scene()
    let id = try scene.put(Bodies.chain(types), at: Vector(x: 3, y: 4), heading: .pi / 2)
    if let numb { scene.world.cells[try #require(scene.cell(id, GeneID(numb)))].isNumb = true }
    return scene.world.silhouette(of: try #require(scene.world.index(of: id)))
  }

  /// Health by the table of cells: nucleus 20, body 10, mouth 12, spike 12, toxin gland 8, electrocyte 8, armour 30.
  @Test(
    "power is (0.3 + mouths + spikes + 0.7 · (toxin glands + electrocytes)) · health",
    arguments: [
      ([.nucleus, .body], 0.3 * 30, false), ([.nucleus, .armour], 0.3 * 50, false),
      ([.mouth, .nucleus], 1.3 * 32, true), ([.spike, .nucleus], 1.3 * 32, true),
      ([.toxinGland, .nucleus], 1 * 28, true), ([.electrocyte, .nucleus], 1 * 28, true),
      ([.mouth, .nucleus, .spike, .toxinGland, .electrocyte], 3.7 * 60, true),
    ] as [([CellType], Float, Bool)])
  func power(types: [CellType], power: Float, isArmed: Bool) throws {
    let seen = try silhouette(types)
    #expect(abs(seen.power - power) < 1e-4)
    #expect(seen.isArmed == isArmed)
    #expect((seen.center - Vector(x: 3, y: 4)).length < 1e-4)
    #expect((seen.heading - Vector(x: 0, y: 1)).length < 1e-4)
  }

  @Test("a numb weapon doesn't count; its health does")
  func numbness() throws {
    let seen = try silhouette([.mouth, .nucleus, .spike], numb: 0)
    #expect(abs(seen.power - 1.3 * 44) < 1e-4)
    #expect(!(try silhouette([.mouth, .nucleus], numb: 0)).isArmed)
  }

  @Test("power falls with wounds")
  func wounds() throws {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.mouth, .nucleus, .body]))
    let index = try #require(scene.world.index(of: id))
    scene.world.wound(try #require(scene.cell(id, 2)), by: nil, cause: .bite, health: 4)
    // 12 + 20 + 10 − 4
    #expect(abs(scene.world.silhouette(of: index).power - 1.3 * 38) < 1e-4)
  }

  /// Power of the other, its heading in degrees from the way to the judge, and 2r − 0.8 cos of that, limited.
  @Test(
    "standing weighs the powers, and whether the other one heads this way",
    arguments: [
      (10, 0, -0.8), (10, 90, 0), (10, 180, 0.8), (10, 60, -0.4), (10, 120, 0.4),
      // r = (10 − 15) / 25 = −0.2
      (15, 0, -1), (15, 90, -0.4), (15, 180, 0.4),
      // r = (10 − 30) / 40 = −0.5
      (30, 90, -1), (30, 180, -0.2),
      // r = (10 − 6) / 16 = 0.25
      (6, 0, -0.3), (6, 90, 0.5), (6, 180, 1), (1, 0, 0.836_363_6), (0, 0, 1),
    ] as [(power: Float, degrees: Float, expected: Float)], [0, 1, 2, 3] as [Float])
  func standing(meeting: (power: Float, degrees: Float, expected: Float), quarter: Float) {
    let own = Silhouette(center: .zero, heading: Vector(x: 1, y: 0), power: 10, isArmed: true)
    let place = Vector(angle: quarter * .pi / 2) * 5
    let way = -place.normalized
    let other = Silhouette(
      center: place, heading: way.turned(by: Vector(angle: meeting.degrees * .pi / 180)),
      power: meeting.power, isArmed: true)
    #expect(abs(own.standing(of: other) - meeting.expected) < 1e-5)
    var harmless = other
    harmless.isArmed = false
    #expect(own.standing(of: harmless) == 1)
  }

  @Test("two bodies at one place, or without power, have a finite standing")
  func degenerate() {
    let own = Silhouette(center: .zero, heading: Vector(x: 1, y: 0), power: 0, isArmed: true)
    #expect(own.standing(of: own) == 0)
  }
}
