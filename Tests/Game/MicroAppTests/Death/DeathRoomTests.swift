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

  @Test("in a wide window the replay takes what the text leaves, and a short text is in the middle")
  func wide() throws {
    for size in [CGSize(width: 1024, height: 768), CGSize(width: 1920, height: 1080)] {
      let scene = Scene(stage: Stage(device: .window(size: size)))
      let dead = DeadRun.starved
      scene.stage.show(
        DeathController(
          result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {}))
      scene.stage.advance(by: 0.5)
      let replay = try #require(scene.stage.view(withIdentifier: "replay"))
      let cause = try #require(scene.stage.view(withIdentifier: "cause"))
      let place = scene.stage.frame(of: replay)
      let text = scene.stage.frame(of: cause)
      #expect(place.maxX <= text.minX)
      #expect(text.maxX <= size.width - 16)
      #expect(text.width <= 560)
      if size.width > 1200 {
        #expect(place.width > 0.6 * size.width)
        #expect(text.minY > 0.15 * size.height)
      }
    }
  }

  @Test("a replay doesn't darken the edges, which warn in a run")
  func bright() throws {
    let scene = Scene()
    let dead = DeadRun.starved
    let controller = DeathController(
      result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {})
    scene.stage.show(controller)
    scene.stage.advance(by: 5)
    let dish = controller.replayView.dish
    #expect(!dish.peril.isDark)
  }

  @Test("five pictures of the last seconds end before the death", arguments: Language.allCases)
  func moments(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let dead = DeadRun.stabbed
    let controller = DeathController(
      result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {})
    scene.stage.show(controller)
    scene.stage.advance(by: 0.5)
    #expect(controller.moments.count == Still.most)
    let row = try #require(scene.stage.view(withIdentifier: "moments"))
    #expect(row.accessibilityLabel == scene.game.texts[DeathText.moments])
    let pictures = row.subviews.compactMap { ($0 as? UIImageView)?.image?.pngData() }
    #expect(pictures.count == Still.most)
    #expect(Set(pictures).count == Still.most)
    // Nobody killed a starved creature.
    let starved = DeathController(
      result: DeadRun.starved.result, replay: DeadRun.starved.replay, game: scene.game, again: {},
      close: {})
    #expect(starved.moments.isEmpty)
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
