import Testing

@testable import Micro

/// The solver's layout. Block by block and four constraints at a time, the result must be that of the constraints one
/// after the other in the order of creation.
@Suite("The solver's blocks") struct PartitionTests {
  /// Returns chains of cells with hinges, some broken links, and grips between chains.
  static func world(chains: Int, length: Int, grips: Int, seed: UInt64) -> PhysicsWorld {
    var random = RandomSource(seed: seed)
    var world = PhysicsWorld()
    for chain in 0..<chains {
      for cell in 0..<length {
        world.addCell(
          .init(position: Vector(x: Float(cell), y: 3 * Float(chain)), owner: Int32(chain)))
        guard cell > 0 else { continue }
        let last = world.cellCount - 1
        world.addLink(.init(a: last - 1, b: last, dragTangential: cell % 2 == 0 ? 1 : 0))
        if cell > 1 { world.addHinge(.init(a: last - 2, pivot: last - 1, c: last)) }
      }
      if chain % 3 == 2 { world.addCell(.init(position: Vector(x: -3, y: 3 * Float(chain)))) }
    }
    for _ in 0..<grips {
      let a = random.below(world.cellCount)
      let b = random.below(world.cellCount)
      if a != b { world.addLink(.init(a: a, b: b)) }
    }
    for link in stride(from: 5, to: world.linkCount, by: 17) { world.removeLink(link) }
    world.arrange()
    return world
  }

  @Test(
    "every constraint lies in its block once, and those of a cell in the order of creation",
    arguments: [
      (1, 1, 0), (1, 2, 0), (300, 7, 0), (300, 7, 1), (300, 7, 40), (3, 700, 0), (200, 12, 3),
    ] as [(Int, Int, Int)])
  func order(chains: Int, length: Int, grips: Int) {
    let world = Self.world(chains: chains, length: length, grips: grips, seed: 5)
    let solver = world.solver
    #expect(solver.blocks.first?.cells.lowerBound == 0)
    #expect(solver.blocks.last?.cells.upperBound == world.cellCount)
    var links: [Int] = []
    var hinges: [Int] = []
    var drags = 0
    var lastLink = [Int](repeating: -1, count: world.cellCount)
    var lastHinge = lastLink
    var end = 0
    for block in solver.blocks {
      #expect(block.cells.lowerBound == end)
      end = block.cells.upperBound
      drags += block.dragLinks.count
      for link in block.dragLinks {
        #expect(block.cells.contains(Int(solver.dragLinks[link].a)))
        #expect(block.cells.contains(Int(solver.dragLinks[link].b)))
      }
      for number in block.packs.flatMap({ solver.linkNumbers[4 * $0..<4 * $0 + 4] })
      where number >= 0 {
        let link = Int(number)
        links.append(link)
        for cell in [world.links[link].a, world.links[link].b] {
          #expect(block.cells.contains(cell) && lastLink[cell] < link)
          lastLink[cell] = link
        }
      }
      for number in block.hingePacks.flatMap({ solver.hingeNumbers[4 * $0..<4 * $0 + 4] })
      where number >= 0 {
        let hinge = world.hinges[Int(number)].definition
        hinges.append(Int(number))
        for cell in [hinge.a, hinge.pivot, hinge.c] {
          #expect(block.cells.contains(cell) && lastHinge[cell] < Int(number))
          lastHinge[cell] = Int(number)
        }
      }
    }
    let whole = world.links.indices.filter { !world.links[$0].isBroken }
    #expect(links.sorted() == whole)
    #expect(hinges.sorted() == world.hinges.indices.filter { !world.hinges[$0].isBroken })
    #expect(drags == whole.count { world.links[$0].definition.dragTangential > 0 })
  }

  @Test("a large dish is many blocks, and one that is held together is one")
  func sizes() {
    // 100 chains of 12 with 33 loose cells: 1,233 cells in parts of 512 and a few more.
    #expect(Self.world(chains: 100, length: 12, grips: 0, seed: 1).solver.blocks.count == 3)
    #expect(Self.world(chains: 1, length: 2000, grips: 0, seed: 1).solver.blocks.count > 1)
    var ring = Self.world(chains: 1, length: 2000, grips: 0, seed: 1)
    ring.addLink(.init(a: 0, b: 1999))
    ring.arrange()
    #expect(ring.solver.blocks.count == 1)
  }
}
