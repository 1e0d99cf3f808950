import Micro
import Stage
import Testing
import UIKit

@testable import MicroApp

@MainActor @Suite struct KeyBindingsTests {
  @Test("every action has a key of its own, whatever is chosen")
  func distinct() {
    var random = RandomSource(seed: 9)
    var bindings = KeyBindings()
    for round in 0..<300 {
      let action = KeyAction.allCases[random.below(KeyAction.allCases.count)]
      let code = 4 + random.below(80)
      guard let usage = UIKeyboardHIDUsage(rawValue: code) else { continue }
      let isFixed = KeyAction.fixed(usage) != nil || KeyBindings.fixed.contains(usage)
      let before = bindings
      let isTaken = bindings.set(KeyBindings.Key(code: code, name: "k\(code)"), for: action)
      #expect(isTaken == !isFixed)
      if isFixed { #expect(bindings == before) }
      let codes = KeyAction.allCases.map { bindings.key(of: $0).code }
      #expect(Set(codes).count == codes.count, "round \(round)")
      for action in KeyAction.allCases {
        let key = bindings.key(of: action)
        #expect(UIKeyboardHIDUsage(rawValue: key.code).flatMap(bindings.action(of:)) == action)
      }
    }
    #expect(bindings.action(of: .keyboardLeftArrow) == .left)
    #expect(bindings.action(of: .keyboardEscape) == .pause)
  }

  @Test("settings of a version without keys have the usual ones")
  func older() throws {
    let file = SealedFile.seal(Array(#"{"speed":2}"#.utf8), kind: "settings", version: 1)
    let settings = try Settings(file: file)
    #expect(settings.speed == 2)
    #expect(settings.keys == KeyBindings())
    #expect(settings.keys.key(of: .jet).name == "J")
  }

  @Test("a key is chosen by pressing it over a paused run, is named on the button, and works")
  func choosing() throws {
    let scene = Scene()
    let game = try RecordedRun(
      RunRecording(settings: RunSettings(population: 4), creature: SeedCreatures.eel, seed: 6))
    let dish = DishController(
      session: RunSession(OpenRun(card: .forTests(seed: 6), game: game, log: nil)),
      game: scene.game)
    scene.stage.show(UINavigationController(rootViewController: dish))
    scene.stage.advance(by: 0.5)
    let reader = Reader(stage: scene.stage)
    try reader.activate("Pause", .button)
    try reader.activate("Keys", .button)
    try reader.activate("Bite", .button)
    scene.stage.type("b")
    scene.stage.advance(by: 0.2)
    #expect(scene.game.settings.keys.key(of: .bite).name == "B")
    #expect(Store(folder: scene.folder.path).settings.keys == scene.game.settings.keys)
    try reader.activate("Done", .button)
    scene.stage.advance(by: 0.5)
    scene.stage.press(
      UIKey(
        characters: "b", charactersIgnoringModifiers: "b", keyCode: .keyboardB, modifierFlags: []))
    scene.stage.advance(by: 0.1)
    #expect(dish.session.input.triggers == .bite)
    scene.stage.release(.keyboardB)
    scene.stage.advance(by: 0.1)
    #expect(dish.session.input.triggers == [])
    let names = scene.stage.views().compactMap { ($0 as? UILabel)?.text }
    #expect(names.contains(" B "))
    #expect(names.contains(" P "))
  }
}
