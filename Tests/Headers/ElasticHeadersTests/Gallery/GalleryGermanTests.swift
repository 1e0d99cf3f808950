import Stage
import Testing

@testable import Gallery

/// The gallery speaks German to who reads it, and English to everybody else.
@MainActor @Suite struct GalleryGermanTests {
  private func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
  }

  /// What a screen says before and after it was pulled far and all its buttons were pressed.
  private func said(_ screen: Gallery.Screen, _ languages: [String]) -> Set<String> {
    Gallery.speak(firstOf: languages)
    defer { Gallery.speak(firstOf: []) }
    let stage = Stage(device: .iPhone14Pro)
    stage.reducesMotion = true
    stage.show(screen.makeController())
    stage.advance(by: 0.5)
    var said: Set<String> = []
    func read() {
      for node in leaves(stage.accessibilityTree().nodes) {
        said.formUnion([node.label, node.value])
      }
    }
    read()
    for _ in 0..<2 {
      stage.pull(by: 260)
      stage.advance(by: 0.2)
      read()
      stage.touchUp()
      stage.advance(by: 3)
      read()
    }
    if let more = stage.view(withIdentifier: "more") {
      let frame = stage.frame(of: more)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
      read()
    }
    return said.filter { $0.contains(/[A-Za-z]{2}/) }
  }

  /// What is the same in every language: Latin names, and code.
  private func isCommon(_ text: String) -> Bool {
    text.hasPrefix("headerViewInsets") || Inhabitant.all.contains { $0.name == text }
      || Gallery.screens.contains { $0.component.lowercased() == text.lowercased() }
  }

  @Test("nothing that is read stays English", arguments: Gallery.all.indices)
  func screens(index: Int) {
    let screen = Gallery.all[index]
    let (english, german) = (said(screen, ["en"]), said(screen, ["fr", "de-AT"]))
    #expect(!english.isEmpty)
    #expect(english.intersection(german).filter { !isCommon($0) } == [], "\(screen.name)")
    #expect(said(screen, ["en-GB", "de"]) == english, "\(screen.name)")
    #expect(said(screen, ["fr"]) == english, "\(screen.name)")
  }

  @Test("every title, sentence and habit has a German one, which is another")
  func dictionary() {
    Gallery.speak(firstOf: ["de"])
    defer { Gallery.speak(firstOf: []) }
    for screen in Gallery.all {
      #expect(screen.localizedTitle != screen.title)
      #expect(screen.localizedSummary != screen.summary)
      #expect(screen.localizedSummary.hasSuffix("."))
    }
    let german = Inhabitant.all.map(\.habit)
    #expect(Set(german).count == german.count)
    Gallery.speak(firstOf: ["en"])
    for (english, german) in zip(Inhabitant.all.map(\.habit), german) {
      #expect(english != german, "\(english)")
    }
    for (english, german) in Gallery.german {
      #expect(english != german)
      #expect(!german.isEmpty, "\(english)")
    }
  }

  @Test("the list that the game opens is in the player's language")
  func list() throws {
    for (language, title) in [("en", "Gallery"), ("de", "Galerie"), ("en", "Gallery")] {
      let list = GalleryListController(language: language)
      defer { Gallery.speak(firstOf: []) }
      #expect(list.title == title)
      let stage = Stage(device: .iPhone14Pro)
      stage.show(UINavigationController(rootViewController: list))
      stage.advance(by: 0.3)
      let said = leaves(stage.accessibilityTree().nodes).map(\.label)
      #expect(said.contains(language == "de" ? "Seiten" : "Pages"), "\(said)")
    }
  }
}
