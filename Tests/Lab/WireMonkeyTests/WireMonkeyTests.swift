import ControlScreens
import Foundation
import Gallery
import Micro
import PictureBrowser
import SpecimenForm
import Stage
import StageBrowser
import Testing
import WireMonkey

@testable import MicroApp

/// The protocol fuzzer sends random input over the page protocol. The longer run is `make monkey`.
@MainActor @Suite(.serialized) struct WireMonkeyTests {
  enum Subject: String, CaseIterable, Sendable {
    case game, gallery, pictures, form, controls
  }

  private func withRig<Result>(_ subject: Subject, _ body: (MonkeyRig) throws -> Result) rethrows
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wire-monkey-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let screens: [StageScreen]
    switch subject {
    case .game:
      let surroundings = Surroundings(
        today: { Day(year: 2026, month: 11, day: 21) }, chance: { 1 }, preferredLanguages: ["en"])
      let game = Game(folder: folder, surroundings: surroundings)
      // Few rivals, because in debug builds a whole dish takes longer than the page allows.
      game.makeRecording = {
        RunRecording(settings: RunSettings(population: 3), creature: $0.creature, seed: $0.seed)
      }
      screens = [
        StageScreen(name: "micro", title: "Project Micro") { game.makeRootController() }
      ]
    case .gallery:
      screens = Gallery.all.map {
        StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
      }
    case .controls:
      screens = ControlScreen.all.map { screen in
        StageScreen(name: screen.name, title: screen.title) {
          UINavigationController(rootViewController: screen.makeController())
        }
      }
    case .pictures:
      screens = [StageScreen(name: "pictures", title: "Pictures") { PictureListController() }]
    case .form:
      let file = folder.appendingPathComponent("specimen.json")
      screens = [
        StageScreen(name: "form", title: "Form") {
          UINavigationController(rootViewController: SpecimenFormController(file: file))
        }
      ]
    }
    return try body(
      MonkeyRig(title: subject.rawValue, screens: screens, stage: Stage(), checkInterval: 10))
  }

  @Test(arguments: Subject.allCases, [1, 2] as [UInt64])
  func nothingBreaks(subject: Subject, seed: UInt64) {
    let outcome = withRig(subject) { WireMonkey.play(seed: seed, seconds: 3, on: $0) }
    #expect(outcome.broken.isEmpty, "\(MonkeyStep.text(outcome.steps))")
    #expect(outcome.frames > 10)
    #expect(outcome.steps.count > 30)
  }

  /// The same seed performs the same steps, and the steps have the same effect after they were saved to a file.
  @Test(arguments: [Subject.gallery, .form]) func aSeedDoesTheSameAgain(subject: Subject) throws {
    let first = withRig(subject) { WireMonkey.play(seed: 7, seconds: 2, on: $0) }
    let second = withRig(subject) { WireMonkey.play(seed: 7, seconds: 2, on: $0) }
    #expect(first.steps == second.steps)
    #expect(first.frames == second.frames)
    let kept = try MonkeyStep.read(MonkeyStep.text(first.steps))
    #expect(kept == first.steps)
    let replayed = withRig(subject) { rig in
      for step in kept { rig.perform(step) }
      rig.advance(to: 2)
      return rig.frames
    }
    #expect(replayed == first.frames)
  }
}
