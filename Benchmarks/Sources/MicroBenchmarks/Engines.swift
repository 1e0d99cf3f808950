import Micro
import Peers

/// A physics engine with a scene in it.
protocol Engine: AnyObject {
  var name: String { get }
  func step()
}

/// Micro's own engine, with drag along and across each muscle.
final class MicroEngine: Engine {
  let name = "Micro"
  private let scene: BodyScene
  private let environment: Environment
  private var world = PhysicsWorld()
  private var stepCount = 0

  init(_ scene: BodyScene) {
    self.scene = scene
    environment = Environment(radius: scene.radius)
    for cell in scene.cells {
      world.addCell(
        .init(
          position: cell.place, radius: BodyScene.cellRadius, mass: BodyScene.cellMass,
          owner: cell.owner))
    }
    for link in scene.links {
      world.addLink(
        .init(
          a: link.a, b: link.b, restLength: link.length, stiffness: 1000,
          dragTangential: link.isMuscle ? 2 : 0))
    }
  }

  func step() {
    let stroke = scene.strokes[stepCount % 60]
    for muscle in scene.muscles {
      world.drive(link: Int(muscle.link), to: stroke[Int(muscle.stroke)])
    }
    world.step(in: environment)
    stepCount += 1
  }
}

/// Chipmunk or Box2D, with plain damping as water.
final class PeerEngine: Engine {
  let name: String
  private let scene: BodyScene
  private let peer: OpaquePointer
  private var stepCount = 0

  init(_ name: String, _ scene: BodyScene, _ make: (Float) -> OpaquePointer?) {
    guard let peer = make(scene.radius) else { preconditionFailure("no \(name)") }
    self.name = name
    self.scene = scene
    self.peer = peer
    for cell in scene.cells {
      peer_add_cell(
        peer, cell.place.x, cell.place.y, BodyScene.cellRadius, BodyScene.cellMass, cell.owner)
    }
    for link in scene.links { peer_add_link(peer, Int32(link.a), Int32(link.b), link.length) }
  }

  deinit { peer_free(peer) }

  func step() {
    let stroke = scene.strokes[stepCount % 60]
    for muscle in scene.muscles {
      peer_set_length(peer, muscle.link, stroke[Int(muscle.stroke)])
    }
    peer_step(peer)
    stepCount += 1
    precondition(peer_motion(peer).isFinite, "\(name) blew up")
  }
}
