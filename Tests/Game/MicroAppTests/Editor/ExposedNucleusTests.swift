import Micro
import Testing

@testable import MicroApp

/// The editor warns when a change opens the nucleus to mouths.
@Suite struct ExposedNucleusTests {
  @Test("the exposure is that of a mouth that moves around the nucleus, cell by cell")
  func exposure() throws {
    for genome in SeedCreatures.all {
      // A second way: a mouth is a disc, and so is every cell.
      let nucleus = try #require(genome.cells.first { $0.type == .nucleus })
      let reach = nucleus.type.traits.radius + CellType.mouth.traits.radius
      var open = 0
      for degree in stride(from: 0, to: 360, by: 5) {
        let angle = Float(degree) * .pi / 180
        let isBlocked = genome.cells.contains { cell in
          guard cell.id != nucleus.id else { return false }
          let way = cell.position - nucleus.position
          // The law of cosines.
          let cosine = Vector(angle: angle).dot(way.normalized)
          let squared = reach * reach + way.lengthSquared - 2 * reach * way.length * cosine
          let least = cell.type.traits.radius + CellType.mouth.traits.radius - 0.05
          return squared < least * least
        }
        if !isBlocked { open += 5 }
      }
      #expect(abs(genome.nucleusExposure - open) <= 5, "\(genome.name)")
    }
  }

  @Test("only a change that exposes it further is a fault")
  func warning() throws {
    let eel = SeedCreatures.eel
    #expect(BodyWarning(of: eel, original: eel) == nil)
    var bare = eel
    // The noses beside the nucleus go.
    let nose = try #require(eel.cells.first { $0.type == .nose })
    try bare.removeCell(nose.id, mirrored: true, pruning: true)
    try #require(bare.nucleusExposure > eel.nucleusExposure)
    if case .exposedNucleus(let degrees) = BodyWarning(of: bare, original: eel) {
      #expect(degrees == bare.nucleusExposure)
    } else {
      Issue.record("no warning at \(bare.nucleusExposure)°")
    }
    #expect(BodyWarning(of: eel, original: bare) == nil)
  }
}
