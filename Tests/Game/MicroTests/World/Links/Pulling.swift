import Testing

@testable import Micro

extension Scene {
  /// Returns a fixed nucleus and a plain cell ahead of it, joined by a link of this type.
  static func pair(_ type: LinkType, amplitude: Float = 0) throws -> (Scene, CreatureID) {
    var scene = Scene()
    let id = try scene.put(Bodies.chain([.body, .nucleus], links: type, amplitude: amplitude))
    let nucleus = try #require(scene.cell(id, 1))
    scene.world.physics.resizeCell(nucleus, radius: 0.5, mass: 1e6)
    return (scene, id)
  }

  /// Pulls the plain cell outward with a force for two seconds; a negative force pushes it inward.
  mutating func pull(_ id: CreatureID, _ force: Float) throws -> [World.Event] {
    try run(seconds: 2) {
      guard let cell = $0.cell(id, 0) else { return }
      $0.world.physics.force[cell] += Vector(x: force, y: 0)
    }
  }

  /// Returns the distance of the two cells.
  func length(_ id: CreatureID) throws -> Float {
    let a = try #require(cell(id, 0))
    let b = try #require(cell(id, 1))
    return (world.physics.position[a] - world.physics.position[b]).length
  }

  /// Returns the speed that six cells in a row reach along a direction when a force pushes each.
  static func speed(_ type: LinkType, along direction: Vector) throws -> Float {
    var scene = Scene()
    let id = try scene.put(
      Bodies.chain([.nucleus, .body, .body, .body, .body, .body], links: type))
    try scene.run(seconds: 2) { $0.push(id, direction * 2) }
    return try #require(scene.world.creature(id)).cells.reduce(into: Float(0)) {
      $0 += scene.world.physics.velocity[$1].length / 6
    }
  }
}
