import ScreenReading
import Stage
import Testing

@testable import MicroApp

/// Rows that scroll under the catalogue's bar, its strip and its section headers must not be readable through them.
@MainActor @Suite struct CatalogueBarTests {
  @Test(
    "at no place of the list", arguments: [UIUserInterfaceStyle.light, .dark], Language.allCases)
  func legible(appearance: UIUserInterfaceStyle, language: Language) throws {
    let scene = Scene(
      stage: Stage(device: .iPhoneSE, appearance: appearance), languages: [language.rawValue])
    scene.stage.show(
      UINavigationController(rootViewController: CatalogueController(game: scene.game)))
    scene.stage.advance(by: 0.5)
    let table = try #require(scene.stage.view(withIdentifier: "catalogue") as? UITableView)
    let strip = try #require(scene.stage.view(withIdentifier: "catalogue-parts")?.superview)
    // Places within one row and the next, so that names, purposes and pictures all come below.
    for offset in stride(from: CGFloat(600), to: 780, by: 14) {
      table.contentOffset.y = offset
      scene.stage.advance(by: 0.1)
      let light = try #require(DrawnLight(scene.stage))
      let header = scene.stage.frame(of: try #require(table.headerView(forSection: 1)))
      // Next to its title it has one colour, whatever is below.
      let free = CGRect(
        x: header.midX, y: header.minY + 1, width: header.width / 2 - 1, height: header.height - 2)
      let ground = light.range(in: free)
      #expect(
        DrawnLight.contrast(ground.lowerBound, ground.upperBound) < 1.01, "\(offset): \(ground)")
      // There is a blur next to the title of the bar and next to the segments of the strip.
      let bar = CGRect(x: 0, y: 22, width: 90, height: 40)
      let below = scene.stage.frame(of: strip)
      let margin = CGRect(x: below.minX, y: below.minY + 2, width: 14, height: below.height - 4)
      for place in [bar, margin] {
        let range = light.range(in: place)
        #expect(
          DrawnLight.contrast(range.lowerBound, range.upperBound) < 1.5, "\(offset): \(range)")
      }
    }
  }
}
