import QuartzCore
import Testing

/// A class as an iOS developer writes it, without `required`.
private class NamedLayer: CALayer {
  var note = "none"
  let made: String

  override init() {
    made = "init()"
    super.init()
  }

  override init(layer: Any) {
    made = "init(layer:)"
    super.init(layer: layer)
    note = (layer as? NamedLayer)?.note ?? "lost"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

private class InheritingLayer: NamedLayer { var more = [1, 2, 3] }

private class NotedAnimation: CABasicAnimation {
  var note = ""
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! NotedAnimation
    copy.note = note
    return copy
  }
}

@MainActor @Suite struct LayerInitializersTests {
  @Test func makesLayersOfAClassKnownAtRunTime() {
    for type in [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, NamedLayer.self, InheritingLayer.self,
    ] {
      let layer = CALayer.makeDynamic(type)
      #expect(Swift.type(of: layer) == type)
    }
    #expect((CALayer.makeDynamic(InheritingLayer.self) as? InheritingLayer)?.more == [1, 2, 3])
    #expect((CALayer.makeDynamic(InheritingLayer.self) as? InheritingLayer)?.made == "init()")
  }

  @Test func presentationIsMadeByInitLayer() throws {
    let test = TestLoop()
    let layer = InheritingLayer()
    layer.note = "kept"
    test.root.addSublayer(layer)
    let shown = try #require(layer.presentation())
    #expect(shown.made == "init(layer:)")
    #expect(shown.note == "kept")
    #expect(shown.more == [1, 2, 3])
    #expect(shown.model() === layer)
  }

  @Test func animationsAreCopiedWithTheirClass() {
    let animation = NotedAnimation(keyPath: "opacity")
    animation.note = "mine"
    animation.toValue = 3
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    let running = layer.animation(forKey: "fade") as? NotedAnimation
    #expect(running !== animation)
    #expect(running?.note == "mine")
    #expect(running?.keyPath == "opacity")
    #expect(running?.toValue as? Int == 3)
  }
}
