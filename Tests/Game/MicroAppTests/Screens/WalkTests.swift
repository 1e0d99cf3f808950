import Micro
import Stage
import Testing

@testable import MicroApp

/// Every control of every screen is found and used by its role and name, and has a readable effect. In German all are
/// found, and a third is used, because the effects are the same.
@MainActor @Suite("Every control by role and name") struct WalkTests {
  @Test(
    "of menus, lists, catalogue, books and settings", arguments: Language.allCases,
    TestedScreen.allCases)
  func screens(language: Language, screen: TestedScreen) throws {
    let scene = Scene(languages: [language.rawValue])
    scene.fill()
    let store = scene.game.store
    try walk(
      language, on: scene.stage, also: { store.creatures.count + (store.savedRun == nil ? 0 : 1) }
    ) {
      scene.stage.show(screen.make(scene.game))
    }
  }

  @Test("of the editor's list of parts", arguments: Language.allCases)
  func parts(language: Language) throws {
    try walkEditor(language) { scene in
      try scene.activate(.button, scene.model.texts[EditorText.parts])
    }
  }

  /// A cell on the axis, one of a pair, and a muscle.
  @Test(
    "of a part",
    arguments: [
      (Language.english, EditSelection.cell(0)), (.english, .cell(15)), (.english, .link(8)),
      (.german, .cell(15)),
    ])
  func part(language: Language, selection: EditSelection) throws {
    try walkEditor(language) { scene in
      try scene.activate(.button, scene.model.texts[EditorText.parts])
      scene.model.select(selection)
      scene.stage.advance(by: 0.8)
    }
  }

  @Test("of a death", arguments: Language.allCases)
  func death(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let session = DeadRun.stabbed
    var left = 0
    try walk(language, on: scene.stage, also: { left }) {
      scene.stage.show(
        DeathController(
          result: session.result, replay: session.replay, game: scene.game,
          again: { left += 1 }, close: { left += 1 }))
      // Moves the replay forward, so that its restart is visible.
      scene.stage.advance(by: 3)
    }
    #expect(left == 2 || language != .english)
  }

  private func walkEditor(
    _ language: Language, prepare: @escaping (EditorScene) throws -> Void
  ) throws {
    let stage = Stage()
    var scene: EditorScene?
    let texts = Texts(language: language)
    try walk(
      language, on: stage, but: [texts[EditorText.fit]], also: { scene?.result == nil ? 0 : 1 }
    ) {
      let new = EditorScene(
        SeedCreatures.watcher, budget: 30, stage: stage, languages: [language.rawValue])
      scene = new
      // The swimming creature doesn't matter here.
      new.editor.tank.isRunning = false
      try prepare(new)
    }
  }

  // MARK: Walking

  /// Uses each control of a screen that is shown again each time.
  ///
  /// - Parameters:
  ///   - silent: Controls that change only the look of a picture.
  ///   - consequence: Effects that a control may have in addition to those on the screen.
  private func walk(
    _ language: Language, on stage: Stage, but silent: Set<String> = [],
    also consequence: () -> Int,
    show: () throws -> Void
  ) throws {
    // The motion in between doesn't matter.
    stage.frameRate = 10
    let reader = Reader(stage: stage)
    try show()
    stage.advance(by: 0.5)
    let controls = reader.allControls.enumerated()
      .filter { language == .english || $0.offset % 3 == 0 }.map(\.element)
    #expect(!controls.isEmpty || reader.elements.contains { $0.kind == .text })
    for control in controls where control.isEnabled && !silent.contains(control.label) {
      try show()
      stage.advance(by: 0.5)
      let name = "\(control.kind.rawValue) “\(control.label)”"
      let found = try #require(
        reader.search(control.label, control.kind), "\(name) isn't found again")
      let before = (reader.said, consequence())
      reader.use(found)
      let isChosen = reader.find(control.label, control.kind)?.isSelected == true
      #expect(
        isChosen || reader.said != before.0 || consequence() != before.1,
        "\(name) has no effect that can be read")
    }
  }
}

extension Reader {
  /// All controls of the screen, from top to bottom.
  fileprivate var allControls: [AccessibilityNode] {
    var known: Set<String> = []
    return wholeTree.filter { node in
      node.kind.isControl && known.insert("\(node.kind.rawValue) \(node.label)").inserted
    }
  }

  /// The current texts, in order.
  fileprivate var said: [String] {
    elements.map { "\($0.kind.rawValue) \($0.label) \($0.value) \($0.isSelected)" }
  }

  /// Uses a control for its purpose.
  fileprivate func use(_ node: AccessibilityNode) {
    guard let object = stage.accessibilityTree().object(node.number) else { return }
    switch node.kind {
    case .adjustable:
      let old = node.value
      stage.perform(.increment, on: object)
      stage.advance(by: 0.3)
      // At its end it goes back.
      if find(node.label, .adjustable)?.value == old { stage.perform(.decrement, on: object) }
    case .textField:
      stage.perform(.activate, on: object)
      stage.advance(by: 0.3)
      stage.type("7")
    default: stage.perform(.activate, on: object)
    }
    stage.advance(by: 0.8)
  }
}
