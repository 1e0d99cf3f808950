import Testing

@testable import Micro

@Suite("The eye") struct EyeTests {
  /// The eye is the first cell; outward is ahead.
  private static let watcher = Bodies.chain([.eye, .nucleus, .body])

  /// Returns the eye's view of a mote at a distance and an angle from it, from x to y.
  private func sight(distance: Float, degrees: Float, heading: Float = 0) throws -> SIMD4<Float> {
    var scene = Scene()
    let id = try scene.put(Self.watcher, heading: heading)
    let eye = try #require(scene.cell(id, 0))
    let angle = heading + degrees * .pi / 180
    scene.putMote(
      at: scene.world.physics.position[eye]
        + Vector(x: Math.cos(angle), y: Math.sin(angle)) * distance)
    return scene.world.look(from: eye)
  }

  @Test(
    "sees in its cone, and neither behind nor beyond its range",
    arguments: [-180, -120, -70, -61, -59, -30, 0, 30, 59, 61, 70, 120] as [Float],
    [1, 4, 8.9, 9.1, 20] as [Float])
  func cone(degrees: Float, distance: Float) throws {
    let sight = try sight(distance: distance, degrees: degrees)
    guard abs(degrees) < 60, distance < 9 else {
      #expect(sight == .zero)
      return
    }
    #expect(abs(sight[0] - (1 - distance / 9)) < 0.001)
    // Bearing is a part of the 60° to the side, positive to the left, at negative y.
    #expect(abs(sight[1] + degrees / 60) < 0.001)
    #expect(sight[2] == 1)
    #expect(sight[3] == -1)
  }

  @Test("sees alike whichever way its creature heads", arguments: [-3, -1.5, 0.7, 2] as [Float])
  func heading(heading: Float) throws {
    let straight = try sight(distance: 4, degrees: 20)
    let turned = try sight(distance: 4, degrees: 20, heading: heading)
    for channel in 0..<4 { #expect(abs(straight[channel] - turned[channel]) < 0.001) }
  }

  @Test("distinguishes teeth from flesh, and large from small")
  func kinds() throws {
    for (type, kind) in [(CellType.mouth, -1), (.spike, -1), (.armour, 0), (.body, 0.5)]
      as [(CellType, Float)]
    {
      var scene = Scene()
      let id = try scene.put(Self.watcher)
      // Six cells against three; the nearest one faces the eye.
      _ = try scene.put(
        Bodies.chain([type, .nucleus, .body, .body, .body, .body]), at: Vector(x: 8, y: 0),
        heading: .pi)
      let sight = scene.world.look(from: try #require(scene.cell(id, 0)))
      #expect(sight[2] == kind)
      // (6 − 3) / (6 + 3)
      #expect(abs(sight[3] - 1 / 3) < 0.001)
    }
  }

  @Test("looks at a creature rather than at food that is a little nearer")
  func attention() throws {
    var scene = Scene()
    let id = try scene.put(Self.watcher)
    let eye = try #require(scene.cell(id, 0))
    _ = try scene.put(
      Bodies.chain([.body, .nucleus]), at: Vector(x: 7, y: 0), heading: .pi)
    scene.putMote(at: scene.world.physics.position[eye] + Vector(x: 4, y: 1))
    #expect(scene.world.look(from: eye)[2] == 0.5)
    scene.putMote(at: scene.world.physics.position[eye] + Vector(x: 2, y: 1))
    #expect(scene.world.look(from: eye)[2] == 1)
  }

  @Test("turns with its gene's direction")
  func direction() throws {
    var genome = Self.watcher
    genome.cells[0].direction = .pi / 2
    var scene = Scene()
    let id = try scene.put(genome)
    let eye = try #require(scene.cell(id, 0))
    scene.putMote(at: scene.world.physics.position[eye] + Vector(x: 0, y: 3))
    let sight = scene.world.look(from: eye)
    #expect(sight[0] > 0.6)
    #expect(abs(sight[1]) < 0.001)
  }
}
