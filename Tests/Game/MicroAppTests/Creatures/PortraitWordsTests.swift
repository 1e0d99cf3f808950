import Stage
import Testing
import UIKit

@testable import MicroApp

/// The plate under a creature's portrait holds its name and origin, whatever the size of the picture above it.
@MainActor @Suite struct PortraitWordsTests {
  @Test(
    arguments: [
      Stage.Device.iPhoneSE, .iPhone14Pro, .iPadMini6,
      .window(size: CGSize(width: 1280, height: 800)),
    ])
  func wordsAreWhole(device: Stage.Device) throws {
    let scene = Scene(stage: Stage(device: device))
    scene.fill()
    scene.stage.show(
      UINavigationController(
        rootViewController: CreatureController(game: scene.game, subject: .record("second"))))
    scene.stage.advance(by: 0.5)
    let portrait = try #require(scene.stage.view(withIdentifier: "portrait"))
    let plate = try #require(
      portrait.superview?.subviews.compactMap { $0 as? UIVisualEffectView }.first)
    let labels = scene.stage.views().compactMap { $0 as? UILabel }
      .filter { $0.isDescendant(of: plate) }
    #expect(labels.count == 2)
    for label in labels {
      #expect(label.text?.isEmpty == false)
      #expect(label.bounds.height >= label.font.lineHeight - 0.5, "\(label.text ?? "")")
      #expect(plate.bounds.contains(label.convert(label.bounds, to: plate)))
    }
  }
}
