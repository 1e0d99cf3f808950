import Testing

@testable import Micro

/// A body's mirror image swims the mirror image of its path.
///
/// The tolerance is zero. A reflection in an axis only changes signs; IEEE arithmetic rounds −x as it rounds x, and the
/// solver takes constraints in the order of creation, wherever they are. So every bit is the mirror image's. (This
/// doesn't hold after a quarter turn: a product of three, as in the drag's xy, rounds by its order.)
@Suite("Mirror images in the physics") struct MirrorTests {
  /// A reflection in one axis, in both, or in none.
  struct Symmetry: CustomTestStringConvertible {
    let x: Float
    let y: Float

    static let all = [1, -1].flatMap { x in [1, -1].map { y in Symmetry(x: x, y: y) } }

    /// −1 if it exchanges left and right.
    var handedness: Float { x * y }
    var testDescription: String { "(\(x)·x, \(y)·y)" }

    func callAsFunction(_ vector: Vector) -> Vector {
      Vector(x: x * vector.x, y: y * vector.y)
    }
  }

  /// A crooked body with a cell at its side, all of one type except the nucleus, and motes, in an eddy of a dish so
  /// narrow that the body meets them and the wall. External forces push and pull it.
  struct Swimmer {
    let symmetry: Symmetry
    let plan: BodyPlan
    let environment: Environment
    var physics = PhysicsWorld()

    init(_ cell: CellType, _ link: LinkType, _ symmetry: Symmetry) throws {
      self.symmetry = symmetry
      plan = try BodyPlan(Self.genome(cell, link))
      environment = Environment(
        radius: 4.5,
        vortices: [
          .init(
            centre: symmetry(Vector(x: 1, y: 0.5)), radius: 2, speed: 0.7 * symmetry.handedness)
        ], drift: symmetry(Vector(x: 0.3, y: -0.1)))
      for cell in plan.cells {
        physics.addCell(
          .init(
            position: symmetry(cell.position), radius: cell.type.traits.radius,
            mass: cell.type.traits.mass, owner: 0, drag: CellTraits.drag))
      }
      for link in plan.links { physics.addLink(plan.definition(of: link, firstCell: 0)) }
      for hinge in plan.hinges {
        var definition = plan.definition(of: hinge, firstCell: 0)
        definition.restAngle *= symmetry.handedness
        physics.addHinge(definition)
      }
      for place in [Vector(x: 1.5, y: 0.3), Vector(x: -1.5, y: -1.2), Vector(x: 0.3, y: 2.4)] {
        physics.addCell(.init(position: symmetry(place), radius: 0.3, mass: 0.2))
      }
    }

    private static func genome(_ cell: CellType, _ link: LinkType) -> Genome {
      let places = [(1.9, 0), (0.9, 0.1), (0, 0.5), (-1, 0.4), (-1.9, 0), (0.8, 1.2)]
      var genome = Genome(frequency: 1.5, phaseLag: 0.8)
      for (index, place) in places.enumerated() {
        genome.cells.append(
          CellGene(
            id: GeneID(index), type: index == 1 ? .nucleus : cell,
            position: Vector(x: Float(place.0), y: Float(place.1))))
      }
      for (index, ends) in [(0, 1), (1, 2), (2, 3), (3, 4), (1, 5), (2, 5)].enumerated() {
        genome.links.append(
          LinkGene(
            id: GeneID(10 + index), a: GeneID(ends.0), b: GeneID(ends.1), type: link,
            amplitude: link.isMuscle ? 0.8 * link.largestAmplitude : 0))
      }
      genome.nextID = 20
      return genome
    }

    /// The positions, mirrored back.
    var positions: [Vector] { physics.position.map { symmetry($0) } }

    mutating func step(_ time: Float, _ force: Vector) {
      for (index, hinge) in plan.hinges.enumerated() where hinge.amplitude > 0 {
        let bend = hinge.amplitude * Math.sin(9 * time - 0.8 * Float(hinge.depth))
        physics.drive(hinge: index, to: (hinge.restAngle + bend) * symmetry.handedness)
      }
      for (index, link) in plan.links.enumerated() where link.type == .muscle {
        let strain = link.amplitude * Math.sin(9 * time - Float(index))
        physics.drive(link: index, to: link.restLength * (1 + strain))
      }
      for cell in plan.cells.indices {
        physics.push(cell: cell, by: symmetry(cell % 2 == 0 ? force : -force))
      }
      physics.step(in: environment)
    }
  }

  @Test(
    "to the bit, for every cell and link type",
    arguments: CellType.allCases.filter { $0 != .nucleus })
  func exact(cell: CellType) throws {
    for link in LinkType.allCases {
      var swimmers = try Symmetry.all.map { try Swimmer(cell, link, $0) }
      var contacts = 0
      for step in 0..<90 {
        let time = Float(step) / 60
        let force = Vector(x: 6 * Math.sin(7 * time), y: 4 * Math.cos(11 * time))
        for index in swimmers.indices { swimmers[index].step(time, force) }
        contacts += swimmers[0].physics.contacts.count
        for swimmer in swimmers {
          try #require(
            swimmer.positions == swimmers[0].positions, "\(link) \(swimmer.symmetry) \(step)")
        }
      }
      let way = swimmers[0].physics.position[0] - swimmers[0].plan.cells[0].position
      #expect(way.length > 0.1, "\(link): it goes somewhere")
      #expect(contacts > 0, "\(link): it meets something")
    }
  }

  /// Two cells of one mass on a link without drag, so that the motion is linear. Pulled apart and pushed together by
  /// the same distance, they return along opposite paths.
  ///
  /// Each of the 4 · 30 substeps rounds two positions near 0.5 by 2⁻²⁵, and their changes by less.
  @Test(
    "cells that are pushed together return like cells that are pulled apart",
    arguments: LinkType.allCases)
  func pushAndPull(link: LinkType) {
    let traits = link.traits
    func stretch(_ by: Float) -> [Float] {
      var physics = PhysicsWorld()
      for side in [-0.5, 0.5] as [Float] {
        physics.addCell(
          .init(position: Vector(x: side * (1 + by), y: 0), radius: 0.1, mass: 0.4, drag: 0.25))
      }
      physics.addLink(
        .init(
          a: 0, b: 1, stiffness: traits.stiffness, dampingRatio: traits.dampingRatio,
          resistsCompression: traits.resistsCompression))
      return (0..<30).map { _ in
        physics.step(in: Environment(radius: .infinity))
        return physics.position[1].x - physics.position[0].x - 1
      }
    }
    let start: Float = 0.0625
    let pulled = stretch(start)
    let pushed = stretch(-start)
    #expect(pulled.contains { $0 < start / 10 }, "it comes back")
    for (step, pair) in zip(pulled, pushed).enumerated() {
      if traits.resistsCompression {
        #expect(abs(pair.0 + pair.1) < 240 * 0x1p-24, "\(step)")
      } else {
        #expect(pair.1 == -start, "it doesn't resist a push")
      }
    }
  }
}
