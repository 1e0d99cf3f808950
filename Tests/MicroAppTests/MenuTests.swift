import Stage
import Testing

@testable import MicroApp

@MainActor
@Suite struct MenuTests {
  @Test("The gallery is one tap away, where there is one", arguments: [false, true])
  func gallery(isThere: Bool) throws {
    let scene = Scene()
    let gallery = UIViewController()
    gallery.view.accessibilityIdentifier = "the-gallery"
    if isThere { scene.game.makeGallery = { gallery } }
    scene.show()
    let row = scene.stage.view(withIdentifier: "gallery")
    #expect((row != nil) == isThere)
    guard let row else { return }
    let frame = scene.stage.frame(of: row)
    scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.stage.advance(by: 1)
    let shown = try #require(scene.stage.view(withIdentifier: "the-gallery"))
    #expect(scene.stage.frame(of: shown).minX == 0)
  }

  @Test("The menu speaks the first language that it knows, and changes at once")
  func language() throws {
    let scene = Scene(languages: ["de-CH"])
    scene.game.makeGallery = { UIViewController() }
    scene.show()
    #expect(scene.stage.recursiveDescription.contains("Kopfzeilen-Galerie"))
    scene.game.settings.language = .english
    scene.stage.advance(by: 0.5)
    #expect(scene.stage.recursiveDescription.contains("Header gallery"))
    #expect(!scene.stage.recursiveDescription.contains("Kopfzeilen-Galerie"))
  }
}
