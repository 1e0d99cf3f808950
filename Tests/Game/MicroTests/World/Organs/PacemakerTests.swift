import Testing

@testable import Micro

@Suite("The pacemaker") struct PacemakerTests {
  /// sin and cos of 2π · time · frequency / 4 + offset, in double precision.
  @Test(
    "beats once in four swings of the muscles",
    arguments: [0.0, 0.4, 1, 2.7, 100.3, 86_400.1], [0.2, 1, 3] as [Float])
  func beat(time: Double, frequency: Float) {
    let beat = Pacemaker.beat(time: time, frequency: frequency, offset: Vector(x: 1, y: 0))
    let turns = time * Double(frequency * 0.25)
    let angle = Float((turns - turns.rounded(.down)) * 2 * .pi)
    #expect(abs(beat[0] - Math.sin(angle)) < 1e-3)
    #expect(abs(beat[1] - Math.cos(angle)) < 1e-3)
  }

  @Test("its direction is its phase")
  func phase() {
    let beat = Pacemaker.beat(time: 0, frequency: 1, offset: Vector(x: 0, y: 1))
    #expect(abs(beat[0] - 1) < 1e-5)
    #expect(abs(beat[1]) < 1e-5)
  }

  @Test("gives the brain a rhythm")
  func rhythm() throws {
    var genome = Bodies.chain([.pacemaker, .nucleus, .body])
    genome.brain.connections = [
      ConnectionGene(from: .sense(cell: 0, channel: 0), to: .command(.turn), weight: 5)
    ]
    var scene = Scene()
    let id = try scene.put(genome, control: .brain)
    var changes = 0
    var last: Float = 0
    for _ in 0..<(60 * 16) {
      try scene.run(seconds: 1 / 60)
      let turn = try #require(scene.world.creature(id)).commands[.turn]
      if turn * last < 0 { changes += 1 }
      if turn != 0 { last = turn }
    }
    // Frequency 1 Hz: a beat in four seconds, so two changes of sign in each.
    #expect(changes == 7 || changes == 8)
  }
}
