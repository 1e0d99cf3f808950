import QuartzCore
import Testing

/// A delegate that returns actions for a layer, and records the requested keys.
private final class ActionDelegate: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  var asked: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answer
  }
}

private final class NotingAction: CAAction {
  nonisolated(unsafe) static var log: [String] = []
  let name: String
  init(_ name: String) { self.name = name }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    Self.log.append("\(name) \(event)")
  }
}

private class DefaultActionLayer: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "opacity" ? NotingAction("default") : nil
  }
}

@MainActor @Suite struct ImplicitActionTests {
  @Test func propertiesOfAShownLayerAnimateForAQuarterSecond() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.position = CGPoint(x: 85, y: 5)
    #expect(layer.position.x == 85)
    #expect(layer.presentation()?.position.x == 5)
    #expect(layer.animationKeys() == ["position"])
    test.loop.advance(to: 0.125)
    // The default timing curve at half of the duration.
    #expect(abs(layer.presentation()!.position.x - (5 + 80 * 0.802_403_386)) < 1e-3)
    test.loop.advance(to: 0.25)
    #expect(layer.presentation()?.position.x == 85)
    #expect(layer.animationKeys() == nil)
  }

  @Test func newLayersDoNotAnimate() {
    let test = TestLoop()
    let layer = CALayer()
    layer.opacity = 0.5
    test.root.addSublayer(layer)
    layer.opacity = 0.2
    #expect(layer.animationKeys() == nil)
    test.loop.commit()
    layer.opacity = 0.7
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func disabledActionsChangeAtOnce() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.opacity == 0)
  }

  @Test func setToTheSameValueDoesNothing() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let node = test.loop.layerTree(root: test.root).root
    layer.opacity = 1
    layer.position = CGPoint(x: 5, y: 5)
    layer.backgroundColor = nil
    #expect(layer.animationKeys() == nil)
    #expect(test.loop.layerTree(root: test.root).root === node)
  }

  /// Delegate, `actions`, `style["actions"]`, class: the order that Apple documents for `action(forKey:)`. The
  /// first result wins.
  @Test func searchOrder() {
    let test = TestLoop()
    let delegate = ActionDelegate()
    let layer = DefaultActionLayer()
    layer.delegate = delegate
    test.root.addSublayer(layer)
    test.loop.commit()
    NotingAction.log = []
    layer.opacity = 0.9
    layer.style = ["actions": ["opacity": NotingAction("style")]]
    layer.opacity = 0.8
    layer.actions = ["opacity": NotingAction("actions")]
    layer.opacity = 0.7
    delegate.answer = NotingAction("delegate")
    layer.opacity = 0.6
    delegate.answer = NSNull()
    layer.opacity = 0.5
    #expect(
      NotingAction.log == [
        "default opacity", "style opacity", "actions opacity", "delegate opacity",
      ])
    #expect(layer.animationKeys() == nil)
  }

  @Test func nullInActionsEndsTheSearch() {
    let test = TestLoop()
    let layer = DefaultActionLayer()
    test.root.addSublayer(layer)
    test.loop.commit()
    NotingAction.log = []
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(NotingAction.log == [])
    #expect(layer.action(forKey: "opacity") == nil)
  }

  /// Source of the order: https://stackoverflow.com/a/19687115.
  @Test func frameChangesPositionAndBounds() {
    let test = TestLoop()
    let delegate = ActionDelegate()
    delegate.answer = NSNull()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = delegate
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(delegate.asked == ["position", "bounds"])
    delegate.asked = []
    layer.frame.origin.x = 9
    #expect(delegate.asked == ["position"])
  }

  @Test func aSecondChangeStartsFromWhatIsShown() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    layer.position.x = 100
    test.loop.advance(to: 0.125)
    let shown = layer.presentation()!.position.x
    layer.position.x = 0
    #expect(layer.presentation()!.position.x == shown)
    test.loop.advance(to: 0.375)
    #expect(layer.presentation()!.position.x == 0)
  }
}
