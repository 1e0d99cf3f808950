import Stage
import Testing
import UIKit

@testable import MicroApp

/// On the smallest phones, with any size of letters.
@MainActor @Suite struct DeathRoomTests {
  @Test(
    "the event is readable without scrolling, and no button cuts its text off",
    arguments: [Stage.Device.iPhoneSE, .iPhone8, .iPhone13Mini],
    [
      UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
    ])
  func room(device: Stage.Device, size: UIContentSizeCategory) throws {
    let scene = Scene(stage: Stage(device: device, textSize: size), languages: ["de"])
    let dead = DeadRun.starved
    scene.stage.show(
      DeathController(
        result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {}))
    scene.stage.advance(by: 0.5)
    let cause = try #require(scene.stage.view(withIdentifier: "cause") as? UILabel)
    let menu = try #require(scene.stage.view(withIdentifier: "to-menu") as? UIButton)
    let again = try #require(scene.stage.view(withIdentifier: "again") as? UIButton)
    #expect(scene.stage.frame(of: cause).maxY <= scene.stage.frame(of: menu).minY)
    for button in [menu, again] {
      let words = try #require(button.titleLabel)
      let room = CGSize(width: words.bounds.width, height: .greatestFiniteMagnitude)
      #expect(words.sizeThatFits(room).height <= words.bounds.height + 0.5)
      #expect(words.bounds.height <= button.bounds.height)
    }
  }

  @Test("the killer's button says all its words in a narrow column", arguments: Language.allCases)
  func killer(language: Language) throws {
    let scene = Scene(
      stage: Stage(device: .window(size: CGSize(width: 768, height: 1024))),
      languages: [language.rawValue])
    let dead = DeadRun.stabbed
    scene.stage.show(
      DeathController(
        result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {}))
    scene.stage.advance(by: 0.5)
    let keep = try #require(scene.stage.view(withIdentifier: "keep-killer") as? UIButton)
    for text in [DeathText.keepKiller, .keptKiller] {
      let words = try #require(keep.titleLabel)
      #expect(words.text == scene.game.texts[text])
      let room = CGSize(width: words.bounds.width, height: .greatestFiniteMagnitude)
      #expect(words.sizeThatFits(room).height <= words.bounds.height + 0.5)
      keep.sendActions(for: .touchUpInside)
      scene.stage.advance(by: 0.5)
    }
  }
}
