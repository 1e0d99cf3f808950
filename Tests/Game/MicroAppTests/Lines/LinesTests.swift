import Micro
import Testing

@testable import MicroApp

@MainActor @Suite("The lines of a dish") struct LinesTests {
  @Test("each line has a name and a hue of its own, on every level")
  func distinct() {
    for level in Difficulty.allCases {
      let recording = RunRecording(
        level: level, creature: SeedCreatures.eel, eras: Eras.of(.shallows), seed: 1)
      var founders = recording.founders
      for arrival in recording.arrivals { founders += arrival.genomes }
      var lines = Lines()
      lines.update(founders)
      #expect(Set(lines.all.map(\.name)).count == lines.all.count, "\(level)")
      let count = Set(founders).count
      #expect(lines.all.count == count)
      #expect(
        Set(lines.all.map { Skin.step(of: $0.hue) }).count == min(count, Skin.steps), "\(level)")
    }
  }

  @Test("founders that join later get lines, and those that are there keep theirs")
  func joining() throws {
    var lines = Lines()
    var second = SeedCreatures.eel
    try second.retypeCell(7, to: .spike)
    var third = second
    try third.retypeCell(6, to: .armour)
    lines.update([SeedCreatures.eel, SeedCreatures.whip])
    lines.update([SeedCreatures.eel, SeedCreatures.whip, second, SeedCreatures.eel])
    lines.update(
      [SeedCreatures.eel, SeedCreatures.whip, second, SeedCreatures.eel, third],
      naming: [third: "Gnash"])
    #expect(lines.all.map(\.name) == ["Eel", "Whip", "Eel II", "Gnash"])
    #expect((0..<5).map { lines.index(of: Lineage(founder: $0)) } == [0, 1, 2, 0, 3])
    #expect(lines[Lineage(founder: Run.founder)] == nil)
    #expect(lines.all[0].hue == Float(Skin.step(of: SeedCreatures.eel.hue)) / Float(Skin.steps))
  }

  /// The expected numerals are those of any table of Roman numbers.
  @Test(
    "Roman numbers",
    arguments: [
      (1, "I"), (2, "II"), (3, "III"), (4, "IV"), (5, "V"), (6, "VI"), (8, "VIII"), (9, "IX"),
      (10, "X"), (14, "XIV"), (19, "XIX"), (39, "XXXIX"), (40, "XL"), (49, "XLIX"), (64, "LXIV"),
    ])
  func roman(number: Int, text: String) {
    #expect(Lines.roman(number) == text)
  }

  @Test("each of the first generations is darker than the one before, in every palette")
  func darker() {
    for ground in [Palette.Ground.darkField, .paper] {
      for vision in [Palette.Vision.standard, .colourBlind] {
        let palette = Palette(ground: ground, vision: vision)
        for hue in 0..<Skin.steps {
          let tones = (0..<Skin.tones).map {
            Skin.colour(
              step: Skin.step(of: Float(hue) / Float(Skin.steps), generation: $0), palette
            ).lightness
          }
          #expect(zip(tones, tones.dropFirst()).allSatisfy { $0 > $1 }, "\(palette) \(hue)")
        }
        #expect(Skin.step(of: 0.5, generation: 99) == Skin.step(of: 0.5, generation: 4))
      }
    }
  }

  @Test("a creature's nucleus has a dot for each generation, up to eight")
  func marks() {
    for generation in 0...12 {
      let layer = CreatureLayer(
        Figure(SeedCreatures.eel), palette: Palette(), generation: generation)
      let marked = layer.cellSprites.indices.filter {
        layer.cellSprites[$0].sublayers?.isEmpty == false
      }
      let nucleus = SeedCreatures.eel.cells.indices.filter {
        SeedCreatures.eel.cells[$0].type == .nucleus
      }
      #expect(marked == (generation > 0 ? nucleus : []))
      #expect(
        GenerationMark(generation: generation)?.dots == (generation > 0 ? min(generation, 8) : nil))
    }
  }

  @Test(
    "in the dish a creature has the hue of its line, also if another line's first body has the same"
  )
  func dish() throws {
    var settings = RunSettings(population: 4)
    settings.arena.distanceFromPlayer = 4
    settings.arena.world.radius = 10
    settings.editInterval = 1
    var twin = SeedCreatures.whip
    try twin.retypeCell(6, to: .armour)
    let game = try RecordedRun(
      RunRecording(
        settings: settings, creature: SeedCreatures.eel, founders: [SeedCreatures.whip, twin],
        seed: 2))
    let scene = Scene()
    let session = RunSession(OpenRun(card: .forTests(seed: 2), game: game, log: nil))
    for _ in 0..<60 { session.advance(by: 1.0 / 60) }
    var edited = session.run.genome
    edited.hue = 0.9
    try session.edit(to: edited)
    #expect(session.run.creature?.lineage.generation == 1)
    let dish = DishController(session: session, game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.1)
    let world = session.run.arena.world
    let hues = [0, 1].map { founder in
      Set(
        dish.dish.creatures.compactMap { id, layer in
          world.creature(id)?.lineage.founder == founder ? layer.figure.hue : nil
        })
    }
    #expect(hues[0].count == 1)
    #expect(hues[1].count == 1)
    #expect(hues[0] != hues[1])
    // The player's creature has no mark, although an edit counts as a birth.
    let own = try #require(dish.dish.creatures[session.run.creatureID])
    #expect(own.cellSprites.allSatisfy { $0.sublayers?.isEmpty != false })
  }
}
