import Testing

@testable import Micro

@Suite("Brains") struct BrainTests {
  /// Returns a plan over a body whose cells and links have their index as their gene.
  private func plan(_ genes: BrainGenes, cells: Int = 8, links: Int = 8) -> BrainPlan {
    BrainPlan(
      genes, cellIndex: { id, _ in id < cells ? Int(id) : nil },
      muscleIndex: { $0 < links ? Int($0) : nil })
  }

  private func think(_ state: inout BrainState, _ plan: BrainPlan, _ inputs: [Float]) {
    inputs.withUnsafeBufferPointer { state.think(plan, inputs: $0) }
  }

  @Test("only connected senses are read, in order of first use")
  func inputs() {
    let plan = plan(
      BrainGenes(connections: [
        ConnectionGene(from: .sense(cell: 3, channel: 1), to: .command(.turn), weight: 1),
        ConnectionGene(from: .inner(.energy), to: .command(.effort), weight: 1),
        ConnectionGene(from: .sense(cell: 3, channel: 1), to: .muscle(5), weight: 1),
        ConnectionGene(from: .sense(cell: 3, channel: 0), to: .muscle(2), weight: 1),
      ]))
    #expect(
      plan.inputs == [
        .sense(cell: 3, channel: 1), .inner(.energy), .sense(cell: 3, channel: 0),
      ])
    #expect(plan.muscles == [5, 2])
    #expect(plan.connectionCount == 4)
  }

  @Test("connections are dropped if the body lacks either end")
  func dangling() {
    let there = NeuronSource.inner(.bias)
    let plan = plan(
      BrainGenes(
        hidden: [HiddenGene(id: 100, timeConstant: 1, bias: 0)],
        connections: [
          ConnectionGene(from: .sense(cell: 8, channel: 0), to: .command(.turn), weight: 1),
          ConnectionGene(from: .hidden(101), to: .command(.turn), weight: 1),
          ConnectionGene(from: there, to: .muscle(8), weight: 1),
          ConnectionGene(from: there, to: .hidden(101), weight: 1),
        ]))
    #expect(plan.connectionCount == 0)
    #expect(plan.inputs.isEmpty)
    #expect(plan.muscles.isEmpty)
  }

  // Hidden neurons don't appear here, so each command is tanh of its own sum.
  @Test("a command is the squashed sum of its bias and inputs", arguments: Command.allCases)
  func commands(command: Command) {
    var genes = BrainGenes(connections: [
      ConnectionGene(from: .inner(.bias), to: .command(command), weight: 0.5),
      ConnectionGene(from: .inner(.speed), to: .command(command), weight: -2),
    ])
    genes.commandBias[command] = 0.25
    let plan = plan(genes)
    var state = BrainState(plan)
    think(&state, plan, [1, 0.125])
    for other in Command.allCases {
      let expected: Float = other == command ? Math.tanh(0.25 + 0.5 - 0.25) : 0
      #expect(state.commands[other] == expected)
    }
  }

  // dy/dt = (1 − y)/τ from 0 gives 1 − e^(−t/τ). With a large bias tanh is 1 within 2·10⁻⁴ (bias 5).
  @Test(
    "a hidden neuron follows its input with its time constant",
    arguments: [0.03, 0.2, 1, 2] as [Float])
  func timeConstants(timeConstant: Float) {
    let plan = plan(
      BrainGenes(hidden: [HiddenGene(id: 9, timeConstant: timeConstant, bias: 5)]))
    var state = BrainState(plan)
    for thought in 1...60 {
      think(&state, plan, [])
      let expected = 1 - Math.exp(-Float(thought) * BrainPlan.interval / timeConstant)
      #expect(abs(state.hidden[0] - expected) < 3e-4)
    }
  }

  @Test("hidden neurons change simultaneously: swapping two changes nothing")
  func simultaneous() {
    func genes(_ first: GeneID, _ second: GeneID) -> BrainGenes {
      BrainGenes(
        hidden: [
          HiddenGene(id: first, timeConstant: 0.1, bias: first == 1 ? 1 : -0.5),
          HiddenGene(id: second, timeConstant: 0.1, bias: second == 1 ? 1 : -0.5),
        ],
        connections: [
          ConnectionGene(from: .hidden(1), to: .hidden(2), weight: 2),
          ConnectionGene(from: .hidden(2), to: .hidden(1), weight: -3),
        ])
    }
    let forward = plan(genes(1, 2))
    let backward = plan(genes(2, 1))
    var a = BrainState(forward)
    var b = BrainState(backward)
    for _ in 0..<50 {
      think(&a, forward, [])
      think(&b, backward, [])
      #expect(a.hidden[0] == b.hidden[1])
      #expect(a.hidden[1] == b.hidden[0])
    }
  }

  @Test("for any weights, activations stay in −1 … 1")
  func bounded() {
    var random = RandomSource(seed: 4)
    for _ in 0..<50 {
      let hidden = (0..<16).map {
        HiddenGene(
          id: GeneID(100 + $0), timeConstant: random.uniform(0.03, 2), bias: random.uniform(-5, 5))
      }
      let connections = (0..<250).map { _ in
        ConnectionGene(
          from: random.chance(0.5)
            ? .hidden(GeneID(100 + random.below(16)))
            : .inner(InnerSense.allCases[random.below(InnerSense.allCases.count)]),
          to: random.chance(0.5)
            ? .hidden(GeneID(100 + random.below(16)))
            : .command(Command.allCases[random.below(Command.allCases.count)]),
          weight: random.uniform(-5, 5))
      }
      let plan = plan(BrainGenes(hidden: hidden, connections: connections))
      var state = BrainState(plan)
      for _ in 0..<100 {
        think(&state, plan, plan.inputs.map { _ in random.uniform(-1, 1) })
        for value in state.hidden + Command.allCases.map({ state.commands[$0] }) {
          #expect(value >= -1 && value <= 1)
        }
      }
    }
  }
}

@Suite("The muscle wave") struct MuscleWaveTests {
  // One second at f·2^tempo brings the phase to 2πf·2^tempo, modulo whole turns.
  @Test(
    "tempo halves and doubles the frequency",
    arguments: [(-1, 0.5), (0, 1), (1, 2)] as [(Float, Float)])
  func tempo(tempo: Float, factor: Float) {
    var wave = MuscleWave()
    for _ in 0..<60 { wave.advance(by: 1 / 60, frequency: 0.3, tempo: tempo) }
    #expect(abs(wave.phase - 2 * .pi * 0.3 * factor) < 1e-4)
  }

  @Test("the phase stays within one turn at every tempo and frequency")
  func wraps() {
    for frequency in stride(from: Float(0.2), through: 3, by: 0.2) {
      for tempo in stride(from: Float(-1), through: 1, by: 0.25) {
        var wave = MuscleWave()
        for _ in 0..<200 {
          wave.advance(by: 1 / 60, frequency: frequency, tempo: tempo)
          #expect(wave.phase >= 0 && wave.phase < 2 * .pi)
        }
      }
    }
  }

  private func drive(_ wave: MuscleWave, lag: Float, added: Float = 0) -> Float {
    MuscleWave.drive(beat: wave.beat, lag: Vector(angle: lag), amplitude: 1, added: added)
  }

  @Test("a muscle further back follows the one ahead with a delay")
  func lag() {
    var wave = MuscleWave()
    var ahead: [Float] = []
    var behind: [Float] = []
    // A lag of a quarter turn is 15 steps of a 1 Hz wave.
    for _ in 0..<120 {
      wave.advance(by: 1 / 60, frequency: 1, tempo: 0)
      ahead.append(drive(wave, lag: 0))
      behind.append(drive(wave, lag: .pi / 2))
    }
    for step in 15..<120 { #expect(abs(behind[step] - ahead[step - 15]) < 1e-4) }
  }

  @Test("drive is clamped for any brain output", arguments: [-9, -1, 0, 1, 9] as [Float])
  func clamping(added: Float) {
    for phase in stride(from: Float(0), to: 6.28, by: 0.1) {
      let drive = drive(MuscleWave(phase: phase), lag: 0, added: added)
      #expect(drive >= -1)
      #expect(drive <= 1)
    }
  }
}
