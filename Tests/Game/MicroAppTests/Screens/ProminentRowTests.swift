import ScreenReading
import Stage
import Testing

@testable import MicroApp

/// The text on a button in the accent colour is readable, including its detail.
///
/// Source of the ratio: WCAG 2.2, 1.4.3: 4.5 to 1.
@MainActor @Suite struct ProminentRowTests {
  @Test("in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
  func contrast(appearance: UIUserInterfaceStyle) throws {
    let scene = Scene(stage: Stage(device: .iPhoneSE, appearance: appearance))
    scene.stage.show(
      UINavigationController(rootViewController: TodayController(game: scene.game)))
    scene.stage.advance(by: 0.5)
    let button = try #require(scene.stage.view(withIdentifier: "begin-today") as? UITableViewCell)
    let labels = button.labels
    #expect(labels.count == 2)
    let light = try #require(DrawnLight(scene.stage))
    for label in labels {
      let range = light.range(in: scene.stage.frame(of: label))
      #expect(
        DrawnLight.contrast(range.lowerBound, range.upperBound) >= 4.5,
        "\(label.text ?? ""): \(range)")
      #expect(label.textAlignment == .center, "\(label.text ?? "")")
    }
  }
}
