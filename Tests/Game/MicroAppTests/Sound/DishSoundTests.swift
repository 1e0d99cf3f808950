import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("Sound on the dish") struct DishSoundTests {
  private func show(_ scene: Scene, seed: UInt64 = 4) throws -> DishController {
    let game = try RecordedRun(
      RunRecording(
        settings: RunSettings(population: 24), creature: SeedCreatures.lancer, seed: seed))
    let controller = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: seed), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(controller)
    scene.stage.advance(by: 0.1)
    return controller
  }

  @Test("music plays with the run, and is silent under the pause menu and after leaving")
  func pause() throws {
    let scene = Scene()
    let listener = Listener(scene.stage)
    _ = try show(scene)
    #expect(listener.now.starts(with: Listener.music))
    let reader = Reader(stage: scene.stage)
    try reader.activate(scene.game.texts[DishText.pause], .button)
    scene.stage.advance(by: 0.5)
    #expect(!listener.now.contains("calm"))
    try reader.activate(scene.game.texts[DishText.resume], .button)
    scene.stage.advance(by: 0.5)
    #expect(listener.now.contains("calm"))
    scene.stage.show(UIViewController())
    scene.stage.advance(by: 0.5)
    #expect(!listener.now.contains("calm"))
  }

  @Test("captions show the sounds, also without sound, and only if they are turned on")
  func captions() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.game.settings.speed = 4
    scene.game.settings.hasSound = false
    let listener = Listener(scene.stage)
    let dish = try show(scene)
    scene.stage.advance(by: 1)
    #expect(dish.hud.caption.text == nil)
    scene.game.settings.showsCaptions = true
    var said: Set<String> = []
    for _ in 0..<240 {
      scene.stage.advance(by: 0.1)
      guard let text = dish.hud.caption.text else { continue }
      if said.isEmpty { try Pictures.keep(scene.stage.pngData(), "dish-caption") }
      said.insert(text)
    }
    #expect(!said.isEmpty)
    #expect(said.allSatisfy { $0.hasPrefix("♪ ") })
    #expect(listener.heard.isEmpty)
    scene.game.settings.showsCaptions = false
    scene.stage.advance(by: 0.1)
    #expect(dish.hud.caption.text == nil)
  }

  @Test(
    "lines last until they are read or another sound comes; directions match what the player hears")
  func lines() {
    var captions = Captions()
    func cue(_ sound: Sound, _ volume: Float, _ pan: Float, isOwn: Bool = false) -> SoundCue {
      SoundCue(sound: sound, volume: volume, pan: pan, isOwn: isOwn)
    }
    let calm = Danger.Level()
    captions.observe([cue(.jet, 0.01, 0)], level: calm, elapsed: 0.1)
    #expect(captions.current == nil)
    captions.observe([cue(.jet, 0.2, 0.7), cue(.bite, 0.5, -0.7)], level: calm, elapsed: 0.1)
    #expect(captions.current == .sound(.bite, side: .left))
    captions.observe([], level: calm, elapsed: Captions.reading - 0.1)
    #expect(captions.current != nil)
    captions.observe([], level: calm, elapsed: 0.2)
    #expect(captions.current == nil)
    captions.observe([cue(.jet, 0.5, 0.7, isOwn: true)], level: calm, elapsed: 0.1)
    #expect(captions.current == .sound(.jet, side: nil))
  }

  @Test("each level of danger in the music has its line once, and the calm after it too")
  func music() {
    var captions = Captions()
    func line(_ tension: Float, _ hunt: Float) -> Captions.Line? {
      captions.observe(
        [], level: Danger.Level(tension: tension, hunt: hunt), elapsed: Captions.reading)
      return captions.current
    }
    #expect(line(0, 0) == nil)
    #expect(line(0.9, 0) == .music(.tense))
    #expect(line(0.9, 0) == nil)
    #expect(line(0.9, 0.9) == .music(.hunted))
    #expect(line(0.9, 0.1) == nil)
    #expect(line(0.9, 0.9) == .music(.hunted))
    #expect(line(0.5, 0.1) == nil)
    #expect(line(0.1, 0.1) == .music(.calm))
    #expect(line(0.1, 0.1) == nil)
    #expect(line(0.7, 0) == .music(.tense))
  }

  @Test("every line reads in every language", arguments: Language.allCases)
  func texts(language: Language) {
    let texts = Texts(language: language)
    var all = Set(MusicLayer.allCases.map { texts.text(of: .music($0)) })
    for sound in Sound.allCases {
      for side in [nil, .left, .right] as [Captions.Side?] {
        all.insert(texts.text(of: .sound(sound, side: side)))
      }
    }
    #expect(all.count == MusicLayer.allCases.count + 3 * Sound.allCases.count)
    #expect(all.allSatisfy { !$0.isEmpty && !$0.contains("{") })
  }

  @Test("sound is set by name, takes effect at once, and is saved")
  func settings() throws {
    let scene = Scene()
    scene.show()
    let reader = Reader(stage: scene.stage)
    try reader.activate("Settings", .button)
    try reader.activate("Volume", .button)
    try reader.activate("Quieter", .button)
    #expect(scene.game.settings.loudness == .quieter)
    try reader.goBack()
    try reader.activate("Captions", .toggle)
    try reader.activate("Music", .toggle)
    #expect(scene.game.settings.showsCaptions)
    #expect(!scene.game.settings.hasMusic)
    #expect(scene.game.sounds.settings == scene.game.settings)
    try reader.activate("Sounds", .toggle)
    #expect(!scene.game.settings.hasSound)
    #expect(!scene.game.sounds.settings.hasSound)
    let again = Store(folder: scene.folder.path)
    #expect(again.settings == scene.game.settings)
  }
}
