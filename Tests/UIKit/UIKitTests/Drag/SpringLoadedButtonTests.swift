import Foundation
import Stage
import Testing

@testable import UIKit

/// Source: Apple, `UISpringLoadedInteractionSupporting`: buttons adopt it, and a resting drag has the effect
/// of a tap.
@MainActor @Suite(.serialized) struct SpringLoadedButtonTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString("a")))] }
  }

  @Test(arguments: [true, false], [true, false])
  func aDragThatRestsTaps(isSpringLoaded: Bool, isEnabled: Bool) {
    let stage = Stage(device: .iPhone14Pro)
    let host = Source()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    let drag = UIDragInteraction(delegate: host)
    drag.isEnabled = true
    source.addInteraction(drag)
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 80, height: 80))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.isEnabled = isEnabled
    #expect(!button.isSpringLoaded)
    for value in [true, true, isSpringLoaded] {
      button.isSpringLoaded = value
      #expect(button.isSpringLoaded == value)
    }
    #expect(button.interactions.count == (isSpringLoaded ? 1 : 0))
    let controller = UIViewController()
    controller.view.addSubview(source)
    controller.view.addSubview(button)
    stage.show(controller)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 140, y: 140))
    stage.advance(by: 0.7)
    stage.touchMove(to: CGPoint(x: 140, y: 440))
    stage.advance(by: 1.2)
    #expect(taps == (isSpringLoaded && isEnabled ? 1 : 0))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(taps == (isSpringLoaded && isEnabled ? 1 : 0))
  }
}
