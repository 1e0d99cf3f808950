import Micro
import Stage
import Testing

@testable import MicroApp

/// The edit button appears in the status over the water in the frame of the invitation.
@MainActor @Suite struct EditButtonTests {
  nonisolated static let devices: [Stage.Device] = [
    .window(size: CGSize(width: 320, height: 568)), .iPhoneSE, .iPhone14Pro,
    .window(size: CGSize(width: 844, height: 390)), .window(size: CGSize(width: 1024, height: 768)),
  ]

  @Test(
    "it lies below the other lines at once, and they make room for it", arguments: devices,
    Language.allCases)
  func frames(device: Stage.Device, language: Language) throws {
    for size in [UIContentSizeCategory.small, .large, .accessibilityExtraExtraExtraLarge] {
      let stage = Stage(device: device, textSize: size)
      let scene = Scene(stage: stage, languages: [language.rawValue])
      var settings = RunSettings(population: 8)
      settings.editInterval = 1
      let run = try RecordedRun(
        RunRecording(settings: settings, creature: SeedCreatures.eel, seed: 30))
      let dish = DishController(
        session: RunSession(OpenRun(card: .forTests(seed: 30), game: run, log: nil)),
        game: scene.game)
      stage.show(dish)
      stage.advance(by: 0.2)
      let button = try #require(stage.view(withIdentifier: "edit-now"))
      let status = try #require(button.superview as? UIStackView)
      #expect(button.isHidden)
      let before = status.bounds.height
      // The interval ends, and the frame that shows it is the last one before the editor.
      for _ in 0..<60 where !dish.session.run.budget.isOpen { dish.session.advance(by: 1.0 / 60) }
      dish.hud.show(dish.session)
      #expect(!button.isHidden)
      #expect(status.bounds.height > before)
      let frames = status.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
      #expect(frames.count == 6)
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(upper.maxY <= lower.minY, "\(size.rawValue): \(frames)")
      }
      #expect(frames.allSatisfy { status.bounds.contains($0) }, "\(size.rawValue): \(frames)")
      #expect(dish.view.bounds.contains(status.frame), "\(size.rawValue)")
    }
  }
}
