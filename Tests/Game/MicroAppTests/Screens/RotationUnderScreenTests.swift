import Stage
import Testing

@testable import MicroApp

/// A screen that covers the menu is rotated, and the player goes back. The menu then has the rows of its new width.
@MainActor @Suite struct RotationUnderScreenTests {
  @Test(
    "the menu's rows are as high as if it had never been covered",
    arguments: [MenuText.newRun, .creatures, .settings, .fame, .catalogue, .credits],
    [Stage.Device.iPhoneSE, .iPhone14Pro])
  func heights(key: MenuText, device: Stage.Device) throws {
    let scene = Scene(stage: Stage(device: device))
    scene.fill()
    scene.show()
    let reader = Reader(stage: scene.stage)
    try reader.activate(scene.game.texts[key], .button)
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 0.5)
    try reader.goBack()
    scene.stage.advance(by: 0.5)
    let rotated = try #require(scene.stage.view(withIdentifier: "menu") as? UITableView)
    let heights = self.heights(of: rotated)
    let fresh = Scene(stage: Stage(device: device, orientation: .landscapeLeft))
    fresh.fill()
    fresh.show()
    let other = try #require(fresh.stage.view(withIdentifier: "menu") as? UITableView)
    #expect(heights == self.heights(of: other))
    // And back in portrait.
    try reader.activate(scene.game.texts[key], .button)
    scene.stage.rotate(to: .portrait)
    scene.stage.advance(by: 0.5)
    try reader.goBack()
    let upright = Scene(stage: Stage(device: device))
    upright.fill()
    upright.show()
    let menu = try #require(upright.stage.view(withIdentifier: "menu") as? UITableView)
    #expect(self.heights(of: rotated) == self.heights(of: menu))
  }

  /// Returns the heights of all rows, from top to bottom, after each was in view.
  private func heights(of table: UITableView) -> [CGFloat] {
    let paths = (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    return paths.map { path in
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.layoutIfNeeded()
      return table.rectForRow(at: path).height
    }
  }
}
