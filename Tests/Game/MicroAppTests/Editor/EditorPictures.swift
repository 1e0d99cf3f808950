import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

/// The editor as a player sees it. The pictures are written to the folder `OOZE_PICTURES`.
@MainActor @Suite("Pictures of the editor", .enabled(if: Pictures.folder != nil))
struct EditorPictures {
  private func write(_ scene: EditorScene, _ name: String) throws {
    try Pictures.keep(scene.stage.pngData(), "editor-\(name)")
  }

  @Test func phone() throws {
    for appearance in [UIUserInterfaceStyle.dark, .light] {
      let name = appearance == .dark ? "dark" : "light"
      let scene = EditorScene(
        SeedCreatures.lancer, budget: 20, stage: Stage(appearance: appearance))
      scene.stage.advance(by: 4)
      try write(scene, "phone-\(name)")
      scene.tap(scene.genome.cells.last!.position)
      try write(scene, "phone-\(name)-selected")
    }
  }

  @Test func dragging() throws {
    let scene = EditorScene(
      SeedCreatures.watcher, budget: 20, stage: Stage(appearance: .dark))
    scene.stage.advance(by: 2)
    let start = try scene.center(of: "palette.cell.spike")
    let end = scene.point(of: Vector(x: -2.7, y: 0.98))
    scene.stage.touchDown(at: start)
    scene.stage.move(
      from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y), duration: 0.3)
    scene.stage.advance(by: 0.1)
    try write(scene, "dragging")
    scene.stage.touchUp()
    scene.stage.advance(by: 0.5)
    try write(scene, "dropped")
    try scene.drag(.cell(.electrocyte), to: Vector(x: -7, y: 0))
    try write(scene, "refused")
  }

  @Test func lists() throws {
    let scene = EditorScene(
      SeedCreatures.watcher, budget: 30, stage: Stage(appearance: .dark))
    try scene.activate(.button, "Parts")
    try write(scene, "parts")
    scene.tap(scene.place(of: 0))
    try write(scene, "part-mouth")
    scene.model.select(.link(9))
    scene.stage.advance(by: 0.8)
    try write(scene, "part-link")
    scene.model.perform(.retypeCell(4, to: .armour))
    scene.model.perform(.tuneWave(frequency: 2, phaseLag: 1))
    scene.model.perform(.addCell(.spike, at: Vector(x: 2, y: 0), linkedTo: 0, by: .strut))
    scene.model.select(nil)
    scene.stage.advance(by: 0.8)
    try scene.tap(on: "compare")
    try write(scene, "compare")
  }

  @Test func brain() throws {
    var random = RandomSource(seed: 5)
    for (name, genome) in [
      ("eel", SeedCreatures.eel), ("random", RandomGenome.make(cells: 8...12, using: &random)),
    ] {
      let game = MicroAppTests.Scene().game
      for appearance in [UIUserInterfaceStyle.dark, .light] {
        let stage = Stage(appearance: appearance)
        stage.show(
          UINavigationController(
            rootViewController: BrainGraphController(
              genome: genome, texts: game.texts, vision: .standard)))
        stage.advance(by: 4)
        try Pictures.keep(
          stage.pngData(), "brain-\(name)-\(appearance == .dark ? "dark" : "light")")
      }
    }
  }

  @Test func wide() throws {
    let pad = Stage(device: .iPadPro11, orientation: .landscapeLeft, appearance: .dark)
    let scene = EditorScene(SeedCreatures.ribbon, budget: 40, stage: pad)
    scene.stage.advance(by: 4)
    scene.tap(scene.place(of: 4))
    try write(scene, "pad")
    try scene.tap(on: "tank")
    scene.stage.advance(by: 8)
    try write(scene, "pad-tank")
  }

  @Test func largeText() throws {
    let scene = EditorScene(
      SeedCreatures.lancer, budget: 20,
      stage: Stage(
        device: .iPhoneSE, appearance: .light, textSize: .accessibilityExtraLarge))
    scene.stage.advance(by: 4)
    try write(scene, "large-text")
    try scene.activate(.button, "Parts")
    scene.tap(scene.place(of: 0))
    try write(scene, "large-text-part")
  }
}
