import Testing

@testable import Micro

@Suite("The weather of a run") struct WeatherTests {
  static let seeds = (0..<200).map { UInt64($0) &* 0x1234_5678_9ABC_DEF1 }

  /// Returns the first spell of a kind for a seed.
  static func first(_ kind: Weather.Kind, seed: UInt64 = 3) throws -> Weather.Spell {
    let weather = Weather(seed: seed)
    return try #require((0..<3).map { weather.spell(number: $0) }.first { $0.kind == kind })
  }

  // MARK: When

  @Test("has one spell in each minute and a half, and each kind once in three", arguments: seeds)
  func schedule(seed: UInt64) {
    let weather = Weather(seed: seed)
    #expect(Weather(seed: seed) == weather)
    var kinds: Set<Weather.Kind> = []
    for number in 0..<12 as Range<UInt64> {
      let spell = weather.spell(number: number)
      // It begins 30 to 60 seconds into its 90, and takes 30.
      let begin = number * 90 * 60
      #expect(spell.steps.lowerBound >= begin + 30 * 60)
      #expect(spell.steps.lowerBound < begin + 60 * 60)
      #expect(spell.steps.count == 30 * 60)
      #expect(abs(spell.direction.length - 1) < 1e-6)
      kinds.insert(spell.kind)
      guard number % 3 == 2 else { continue }
      #expect(kinds.count == 3)
      kinds = []
    }
  }

  @Test("is announced eight seconds before it begins", arguments: seeds.prefix(8))
  func forecast(seed: UInt64) {
    let weather = Weather(seed: seed)
    for number in 0..<4 as Range<UInt64> {
      let spell = weather.spell(number: number)
      for step in number * 5400..<(number + 1) * 5400 {
        let isForeseen = step < spell.steps.lowerBound && step + 480 >= spell.steps.lowerBound
        #expect(weather.forecast(at: step) == (isForeseen ? spell : nil))
        #expect(weather.spell(at: step) == (spell.steps.contains(step) ? spell : nil))
      }
    }
  }

  @Test("comes equally often from every direction, and begins equally often with each kind")
  func evenness() {
    var kinds: [Weather.Kind: Int] = [:]
    var sum = Vector.zero
    for seed in Self.seeds {
      let spell = Weather(seed: seed).spell(number: 0)
      kinds[spell.kind, default: 0] += 1
      sum += spell.direction
    }
    // 200 thirds: 67 with a deviation of 6.7, so within four of them; and the sum of 200 unit vectors
    // has a length of √200 = 14.
    for kind in Weather.Kind.allCases { #expect(abs(kinds[kind, default: 0] - 67) < 27) }
    #expect(sum.length < 3 * 14)
  }

  @Test("comes and goes within three seconds, at both ends alike")
  func ramp() throws {
    let spell = try Self.first(.dark)
    #expect(abs(spell.strength(at: spell.steps.lowerBound) - 1 / 180) < 1e-6)
    #expect(spell.strength(at: spell.steps.lowerBound + 179) == 1)
    for step in 0..<UInt64(900) {
      let early = spell.strength(at: spell.steps.lowerBound + step)
      #expect(early == spell.strength(at: spell.steps.upperBound - 1 - step))
      #expect(early > 0 && early <= 1)
    }
  }

  // MARK: Effects

  /// Returns a dish without its own rain, with space for some motes.
  private func dish(motes: Int = 0, rain: Float = 0) -> World {
    var settings = WorldSettings(population: 1)
    settings.radius = 40
    settings.current = 0
    settings.motes = motes
    settings.rain = rain
    var world = World(settings: settings, seed: 1)
    for cell in world.cells.indices { world.vanish(cell) }
    world.clearAway()
    return world
  }

  @Test("a bloom adds as much food as the rain, in its region alone, which can be on any side")
  func bloom() throws {
    var sides = Set<Int>()
    for seed in Self.seeds.prefix(12) {
      let weather = Weather(seed: seed)
      let spell = try Self.first(.bloom, seed: seed)
      // 6 W of 2 J motes: three a second, so 90 in half a minute.
      var world = dish(motes: 60, rain: 6)
      for step in spell.steps { weather.act(on: &world, at: step) }
      #expect(world.moteCount == 90)
      #expect(world.firstViolation() == nil)
      // Half way to the wall, over a quarter of its radius.
      let center = spell.direction * 20
      for place in world.physics.position { #expect((place - center).length < 10.001) }
      sides.insert((center.x > 0 ? 1 : 0) + (center.y > 0 ? 2 : 0))
    }
    #expect(sides.count == 4)
  }

  @Test("a bloom ends at twice the usual number of motes, and brings nothing to a dish without any")
  func plenty() throws {
    let weather = Weather(seed: 3)
    let spell = try Self.first(.bloom)
    for motes in [0, 10, 44] {
      var world = dish(motes: motes, rain: 6)
      for step in spell.steps { weather.act(on: &world, at: step) }
      #expect(world.moteCount == 2 * motes)
    }
  }

  @Test("a current carries a resting body along, and a mirrored current to the mirrored place")
  func current() throws {
    for seed in Self.seeds.prefix(4) {
      let weather = Weather(seed: seed)
      let spell = try Self.first(.current, seed: seed)
      let mirror = Vector(x: spell.direction.x, y: -spell.direction.y)
      var world = dish()
      world.grow(at: .zero)
      var mirrored = world
      for step in spell.steps.prefix(600) {
        weather.act(on: &world, at: step)
        mirrored.environment.drift = mirror * world.environment.drift.length
        world.step()
        mirrored.step()
      }
      let place = world.physics.position[0]
      // Ten seconds at 0.8, of which one and a half are lost while it swells, and 0.5 until a mote of mass
      // 0.15 with drag 0.3 has its speed. Away from the middle the water is slower: 0.97 at 7 of 40.
      #expect(abs(place.length - 0.8 * 8) < 0.1)
      #expect(place.normalized.dot(spell.direction) > 0.999)
      let reflected = mirrored.physics.position[0]
      #expect(abs(reflected.x - place.x) < 1e-3)
      #expect(abs(reflected.y + place.y) < 1e-3)
    }
  }

  @Test("darkness takes nine tenths of a photocyte's gain")
  func dark() throws {
    let weather = Weather(seed: 3)
    let spell = try Self.first(.dark)
    var scene = Scene()
    scene.world.environment.light = .even
    _ = try scene.put(Bodies.chain([.mouth, .nucleus, .photocyte]))
    var step = spell.steps.lowerBound + 200
    try scene.run(seconds: 10) { scene in
      weather.act(on: &scene.world, at: step)
      step += 1
    }
    // 0.2 W in full light for ten seconds, of which a tenth is left.
    #expect(abs(Float(scene.world.ledger.light) - 0.2) < 0.009)
  }

  @Test("past weather leaves no trace in the water")
  func passing() throws {
    let weather = Weather(seed: 3)
    for kind in Weather.Kind.allCases {
      let spell = try Self.first(kind)
      var world = World(settings: WorldSettings(population: 4), seed: 2)
      let before = world.environment
      for step in spell.steps { weather.act(on: &world, at: step) }
      #expect((world.environment != before) == (kind != .bloom))
      weather.act(on: &world, at: spell.steps.upperBound)
      #expect(world.environment == before)
      weather.act(on: &world, at: spell.steps.lowerBound - 1)
      #expect(world.environment == before)
    }
  }
}
