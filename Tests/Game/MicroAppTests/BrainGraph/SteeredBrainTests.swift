import Micro
import Stage
import Testing

@testable import MicroApp

/// While a player steers, the creature's brain doesn't. A note says so before the graph is opened.
@MainActor @Suite struct SteeredBrainTests {
  @Test(
    "the list of parts has a note directly below the row that leads to the graph",
    arguments: Language.allCases,
    [
      Stage.Device.window(size: CGSize(width: 320, height: 568)), .iPhoneSE, .iPhone14Pro,
      .window(size: CGSize(width: 1024, height: 768)),
    ])
  func footer(language: Language, device: Stage.Device) throws {
    let scene = EditorScene(
      SeedCreatures.watcher, budget: 27, stage: Stage(device: device),
      languages: [language.rawValue])
    let texts = scene.model.texts
    if scene.editor.panel.offersParts { try scene.activate(.button, texts[EditorText.parts]) }
    scene.stage.advance(by: 0.5)
    let reader = Reader(stage: scene.stage)
    let sentence = texts[EditorText.brainFooter]
    #expect(sentence.contains(language == .english ? "you steer" : "steuerst du"))
    let tree = reader.wholeTree
    let row = try #require(
      tree.firstIndex { $0.kind == .button && $0.label.hasPrefix(texts[EditorText.brain]) })
    let note = try #require(tree.firstIndex { $0.label == sentence })
    // In the same section: no row between them leads elsewhere.
    #expect(row < note)
    let between = tree[min(row + 1, note)..<note]
    #expect(!between.contains { $0.kind == .button }, "\(between.map(\.label))")
  }
}
