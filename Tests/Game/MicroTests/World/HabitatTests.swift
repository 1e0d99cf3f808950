import Testing

@testable import Micro

@Suite("The kinds of dishes") struct HabitatTests {
  private func settings(_ habitat: Habitat, population: Int = 12) -> ArenaSettings {
    .breeding(population, habitat: habitat)
  }

  private func arena(_ habitat: Habitat, seed: UInt64 = 3) -> Arena {
    Arena(settings: settings(habitat), founders: SeedCreatures.chasers, seed: seed)
  }

  @Test("names and numbers are different, and lead back", arguments: Habitat.allCases)
  func names(habitat: Habitat) {
    #expect(Habitat(name: habitat.name) == habitat)
    #expect(Habitat(name: "sea") == nil)
  }

  @Test(
    "every invariant holds, and a save continues to the same bits", arguments: Habitat.allCases,
    [1, 2, 3, 5] as [UInt64])
  func invariants(habitat: Habitat, seed: UInt64) throws {
    var arena = arena(habitat, seed: seed)
    for step in 1...1200 {
      arena.step()
      if step % 100 == 0 {
        let violation = arena.world.firstViolation()
        #expect(violation == nil, "\(String(describing: violation)) after \(step)")
      }
    }
    var copy = try Arena(save: arena.save())
    #expect(copy.world.settings.habitat == habitat)
    #expect(copy.world.environment == arena.world.environment)
    for _ in 0..<300 {
      arena.step()
      copy.step()
    }
    #expect(copy.hash() == arena.hash())
  }

  @Test("any number of threads leads to the same bits", arguments: Habitat.allCases)
  func threads(habitat: Habitat) {
    let hashes = [1, 2, 3, 8].map { count in
      var arena = Arena(
        settings: settings(habitat, population: 150), founders: SeedCreatures.chasers, seed: 4)
      arena.world.threads = Threads(count)
      for _ in 0..<120 { arena.step() }
      return arena.hash()
    }
    #expect(Set(hashes).count == 1)
  }

  @Test(
    "a stream flows through the middle and not through the wall",
    arguments: 1...8 as ClosedRange<UInt64>)
  func stream(seed: UInt64) {
    let environment = World(settings: settings(.stream).world, seed: seed).environment
    #expect(abs(environment.stream.length - Stream.speed) < 1e-5)
    #expect(environment.drift == environment.stream)
    var still = environment
    still.vortices = []
    #expect((still.flow(at: .zero) - environment.stream).length < 1e-5)
    for turn in 0..<16 {
      let way = Vector(angle: Float(turn) * .pi / 8)
      let flow = environment.flow(at: way * (environment.radius * 0.9999))
      #expect(abs(flow.dot(way)) < 1e-3)
    }
  }

  @Test("weather adds its current to the stream, and the stream stays")
  func weather() throws {
    var run = try Run(
      settings: Difficulty.normal.settings(in: .stream), creature: SeedCreatures.eel, seed: 6)
    let stream = run.arena.world.environment.stream
    let weather = try #require(run.course.weather)
    let spells = (0..<3 as Range<UInt64>).map { weather.spell(number: $0) }
    let current = try #require(spells.first { $0.kind == .current })
    for step in [current.steps.lowerBound - 1, current.steps.upperBound] {
      weather.act(on: &run.arena.world, at: step)
      #expect(run.arena.world.environment.drift == stream)
    }
    weather.act(on: &run.arena.world, at: current.steps.lowerBound + 900)
    let flow = run.arena.world.environment.drift - stream
    #expect((flow - current.direction * Weather.flow).length < 1e-5)
  }

  @Test(
    "most food is near the vents, and there alone is light",
    arguments: 1...8 as ClosedRange<UInt64>)
  func vents(seed: UInt64) {
    let world = World(settings: settings(.vents, population: 36).world, seed: seed)
    let radius = world.environment.radius
    #expect(world.vents.count == min(Int(radius / 6), 8))
    let motes = world.cells.indices.filter { world.cells[$0].matter == .mote }
    let near = motes.filter { mote in
      world.vents.contains {
        ($0 - world.physics.position[mote]).length <= radius * Vents.spread + 1e-3
      }
    }
    // Three quarters rise there, with a standard deviation of 4.3 % for a hundred motes.
    #expect(Float(near.count) > 0.62 * Float(motes.count), "\(near.count) of \(motes.count)")
    for vent in world.vents {
      #expect(abs(world.environment.light(at: vent) - Vents.glow) < 1e-5)
    }
    var random = RandomSource(seed: seed)
    for _ in 0..<200 {
      let place = random.inDisc(radius: radius)
      let distance = world.vents.map { ($0 - place).length }.min() ?? 0
      guard distance > 3 * radius * Vents.reach else { continue }
      #expect(world.environment.light(at: place) < 0.02)
    }
  }

  @Test("shallows have neither a stream nor vents, and are as light as they were")
  func shallows() {
    let world = World(settings: settings(.shallows).world, seed: 1)
    #expect(world.vents.isEmpty)
    #expect(world.environment.stream == .zero)
    #expect(world.environment.light.brightness == 1)
  }

  @Test("a file of vents without eddies is refused") func damaged() {
    var world = World(settings: settings(.vents).world, seed: 1)
    world.environment.vortices = []
    #expect(throws: SaveError.self) { try World(save: world.save()) }
  }

  @Test("a run keeps its kind of dish through a save and a replay", arguments: Habitat.allCases)
  func runs(habitat: Habitat) throws {
    let recording = RunRecording(
      level: .normal, in: habitat, creature: SeedCreatures.eel, eras: ShippedEras.all, seed: 9)
    var game = try RecordedRun(recording)
    for _ in 0..<240 { game.step(game.run.scriptedInput) }
    #expect(try Run(save: game.run.save()).arena.world.settings.habitat == habitat)
    let again = try RunRecording(save: game.recording.save())
    #expect(again.settings.arena.world.habitat == habitat)
    #expect(try again.play().hash() == game.run.hash())
  }
}
