import Testing

@testable import Micro

@Suite("A player's input") struct PlayerInputTests {
  @Test("survives encoding to four bytes, for any value")
  func bytes() {
    var random = RandomSource(seed: 1)
    for _ in 0..<10_000 {
      let input = PlayerInput(word: UInt32(truncatingIfNeeded: random.next()))
      #expect(PlayerInput(word: input.word) == input)
    }
  }

  @Test("survives conversion to steering: the recording has what the creature received")
  func steering() {
    for value in UInt8.min...UInt8.max {
      let turn = Int8(bitPattern: value)
      let input = PlayerInput(
        turn: turn, effort: value, thrust: 255 - value, triggers: .init(rawValue: value))
      var same = input
      same.turn = max(turn, -127)
      #expect(PlayerInput(input.steering) == same)
      #expect(same.steering == input.steering)
    }
  }

  @Test("has the documented meaning")
  func meaning() {
    let input = PlayerInput(turn: -127, effort: 255, thrust: 51, triggers: [.jet, .grab])
    #expect(
      input.steering == Steering(turn: -1, effort: 1, jets: true, grabs: true, thrust: 0.2))
  }

  @Test(
    "rounds to the nearest step, mirrored to both sides",
    arguments: [(0, 0), (0.0039, 0), (0.004, 1), (0.5, 64), (1, 127), (9, 127)] as [(Float, Int8)])
  func rounding(turn: Float, steps: Int8) {
    #expect(PlayerInput(Steering(turn: turn)).turn == steps)
    #expect(PlayerInput(Steering(turn: -turn)).turn == -steps)
  }

  @Test(
    "treats NaN as zero",
    arguments: [Float.nan, .signalingNaN, .infinity, -.infinity, 1e30, -1e30])
  func nonsense(value: Float) {
    let input = PlayerInput(Steering(turn: value, effort: value, thrust: value))
    let sign: Int8 = value.isNaN ? 0 : value < 0 ? -1 : 1
    #expect(input.turn == 127 * sign)
    #expect(input.effort == (sign > 0 ? 255 : 0))
    #expect(input.thrust == (sign > 0 ? 255 : 0))
  }
}
