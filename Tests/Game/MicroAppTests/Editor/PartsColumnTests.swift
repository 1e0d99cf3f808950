import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

/// In landscape the list of parts is a column beside the canvas.
@MainActor @Suite("The column of parts") struct PartsColumnTests {
  @Test(
    "no word is broken at the largest text",
    arguments: [
      CGSize(width: 852, height: 393), CGSize(width: 844, height: 390),
      CGSize(width: 1024, height: 768), CGSize(width: 1280, height: 800),
    ], Language.allCases)
  func words(size: CGSize, language: Language) throws {
    let stage = Stage(
      device: .window(size: size), textSize: .accessibilityExtraExtraExtraLarge)
    let scene = EditorScene(
      SeedCreatures.watcher, budget: 27, stage: stage, languages: [language.rawValue])
    let list = try #require(scene.editor.partsNavigation.view)
    #expect(!list.isHidden)
    let labels = labels(below: list)
    #expect(labels.count > 2)
    for label in labels {
      for word in (label.text ?? "").split(whereSeparator: \.isWhitespace) {
        let width = (String(word) as NSString).size(withAttributes: [.font: label.font as Any])
          .width
        #expect(width <= label.bounds.width + 1, "\(word) \(label.bounds.width)")
      }
    }
    try Pictures.keep(stage.pngData(), "column-\(Int(size.width))-\(language)")
  }

  private func labels(below view: UIView) -> [UILabel] {
    view.subviews.flatMap { view -> [UILabel] in
      if let label = view as? UILabel { return label.bounds.isEmpty ? [] : [label] }
      return labels(below: view)
    }
  }
}
