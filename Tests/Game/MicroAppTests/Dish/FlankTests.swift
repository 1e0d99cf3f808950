import Micro
import Testing

@testable import MicroApp

/// The soft side of a body: seen, told once, and felt.
@Suite("Flanks") struct FlankTests {
  /// Returns a dish with two creatures, the second of which looks along x at the origin.
  private func world(at place: Vector) throws -> World {
    var settings = WorldSettings(population: 4)
    settings.radius = 30
    settings.motes = 0
    var world = World(settings: settings, seed: 7)
    for (genome, place) in [(SeedCreatures.eel, place), (SeedCreatures.lancer, Vector.zero)] {
      let id = world.spawn(
        try BodyPlan(genome), genome: genome, lineage: Lineage(founder: 0), at: place, heading: 0,
        control: .player(Steering()))
      try #require(id != nil)
    }
    return world
  }

  @Test(
    "a creature is behind another within 60° of its tail",
    arguments: [(180, true), (130, true), (110, false), (90, false), (0, false)] as [(Float, Bool)])
  func behind(degrees: Float, isBehind: Bool) throws {
    let world = try world(at: Vector(angle: degrees / 180 * .pi) * 12)
    #expect(world.isBehind(0, 1) == isBehind)
  }

  @Test("only bites and stabs from behind by the player's creature are flanks")
  func events() throws {
    let rear = try world(at: Vector(x: -12, y: 0))
    let front = try world(at: Vector(x: 12, y: 0))
    let (own, other) = (rear.creatures[0].id, rear.creatures[1].id)
    for (cause, isFlank) in [
      (CauseOfDeath.bite, true), (.spike, true), (.toxin, false), (.starvation, false),
    ] {
      let event = World.Event.wounded(other, cell: 0, by: own, cause: cause, health: 1)
      #expect(rear.isFlank(event, by: own) == isFlank, "\(cause)")
      #expect(!front.isFlank(event, by: own))
      #expect(!rear.isFlank(event, by: other))
      #expect(!rear.isFlank(event, by: nil))
    }
  }

  @Test("a flank has a sound of its own, and no other bite has it")
  func sound() throws {
    for (place, sound) in [(Vector(x: -12, y: 0), Sound.flank), (Vector(x: 12, y: 0), .bite)] {
      let world = try world(at: place)
      let own = world.creatures[0].id
      let ear = Ear(center: .zero, halfWidth: 8, own: own)
      let event = World.Event.wounded(
        world.creatures[1].id, cell: world.creatures[1].plan.cells[0].gene, by: own, cause: .bite,
        health: 1)
      #expect(ear.cues(of: [event], in: world).map(\.sound) == [sound])
    }
  }

  @Test("the lesson comes when a soft side is near, after the one about marks, and once")
  func lesson() {
    var hints = Hints(understood: ["move", "eat", "outlines"])
    func frame(_ seesFlank: Bool, _ elapsed: Double = 0.5) -> Hints.Observation {
      Hints.Observation(
        elapsed: elapsed, place: .zero, isSteering: true, fullness: 1, timeToEdit: 60,
        seesOthers: true, seesFlank: seesFlank, events: [], creature: 1)
    }
    _ = hints.observe(frame(false))
    #expect(hints.current == nil)
    _ = hints.observe(frame(true))
    #expect(hints.current == .flank)
    // Bodies turn, and the text stays until it is read.
    var learned: [Hints.Lesson] = []
    for _ in 0..<20 { learned += hints.observe(frame(false)) }
    #expect(learned == [.flank])
    _ = hints.observe(frame(true))
    #expect(hints.current == nil)
    var early = Hints(understood: ["move", "eat"])
    _ = early.observe(frame(true))
    #expect(early.current == .outlines)
  }

  @Test("meals in quick succession sound higher and higher")
  func chain() {
    var chain = Chain()
    let own = SoundCue.told(.swallow)
    var other = own
    other.isOwn = false
    let bite = SoundCue.told(.bite)
    var heard: [Int?] = []
    for _ in 0..<4 { heard += chain.tune([own], elapsed: 0.5).map(\.variant) }
    #expect(heard == [1, 0, 2, 3])
    #expect(chain.tune([other, bite], elapsed: 0.5).map(\.variant) == [nil, nil])
    #expect(chain.tune([own], elapsed: 0.5).map(\.variant) == [4])
    #expect(chain.tune([own], elapsed: Chain.patience + 0.1).map(\.variant) == [1])
  }
}
