import Micro
import Stage
import Testing
import UIKit

@testable import MicroApp

@MainActor @Suite("Names and fields with the largest letters") struct BrainNameTests {
  nonisolated private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
  ]

  private func scene(_ size: CGSize, _ language: Language) -> Scene {
    Scene(
      stage: Stage(
        device: .window(size: size), textSize: .accessibilityExtraExtraExtraLarge),
      languages: [language.rawValue])
  }

  @Test("no name of a node is cut off", arguments: sizes, Language.allCases)
  func names(size: CGSize, language: Language) {
    let scene = scene(size, language)
    scene.stage.show(
      BrainGraphController(
        genome: SeedCreatures.watcher, texts: scene.game.texts, vision: .standard))
    scene.stage.advance(by: 0.5)
    let labels = scene.stage.views().compactMap { $0 as? UILabel }
      .filter { $0.superview is BrainGraphView && !$0.isHidden }
    #expect(labels.count > 8)
    for label in labels {
      #expect(
        label.intrinsicContentSize.width * label.minimumScaleFactor <= label.bounds.width,
        "\(label.text ?? "")")
    }
  }

  @Test("a field's placeholder is whole", arguments: Language.allCases)
  func fields(language: Language) throws {
    let scene = scene(Self.sizes[0], language)
    scene.stage.show(UINavigationController(rootViewController: NewRunController(game: scene.game)))
    scene.stage.advance(by: 0.5)
    let table = try #require(scene.stage.views().lazy.compactMap { $0 as? UITableView }.first)
    // Below the portrait and the words above it, the field's row may be out of sight.
    table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .middle, animated: false)
    scene.stage.advance(by: 0.1)
    let field = try #require(scene.stage.view(withIdentifier: "seed") as? UITextField)
    let font = try #require(field.font)
    let text = NSAttributedString(string: field.placeholder ?? "", attributes: [.font: font])
    #expect(text.size().width <= field.placeholderRect(forBounds: field.bounds).width)
  }
}
