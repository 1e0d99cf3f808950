import QuartzCore
import Testing

/// Tests of the values that apps store in animations.
///
/// Source: Apple, Core Animation Programming Guide, "Key-Value Coding Compliant Container Classes": `CAAnimation` and `CALayer` "are
/// key-value coding compliant container classes, which means that you can set values for arbitrary keys" and `CAAnimation`'s
/// `defaultValue(forKey:)`.
@MainActor @Suite struct AnimationKeyTests {
  private final class Named: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
      key == "name" ? "plain" : super.defaultValue(forKey: key)
    }
  }

  private final class Delegate: NSObject, CAAnimationDelegate {
    var names: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      names.append(anim.value(forKey: "name") as? String ?? "none")
    }
  }

  @Test func anyKeyIsStored() throws {
    for animation in [
      CABasicAnimation(keyPath: "opacity"), CAKeyframeAnimation(keyPath: "opacity"),
      CASpringAnimation(keyPath: "opacity"), CAAnimationGroup(), CATransition(),
    ] {
      #expect(animation.value(forKey: "name") == nil)
      animation.setValue("fade", forKey: "name")
      animation.setValue(3, forKey: "number")
      #expect(animation.value(forKey: "name") as? String == "fade")
      let copy = try #require(animation.copy() as? CAAnimation)
      #expect(copy.value(forKey: "name") as? String == "fade")
      #expect(copy.value(forKey: "number") as? Int == 3)
      animation.setValue(nil, forKey: "name")
      #expect(animation.value(forKey: "name") == nil)
      #expect(copy.value(forKey: "name") as? String == "fade")
    }
  }

  @Test func aKeyThatIsNotSetHasTheDefaultOfTheClass() {
    let animation = Named(keyPath: "opacity")
    #expect(animation.value(forKey: "name") as? String == "plain")
    animation.setValue("own", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "own")
  }

  @Test func theDelegateRecognisesAnAnimation() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let delegate = Delegate()
    for name in ["first", "second"] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = name == "first" ? 1 : 2
      animation.toValue = 100
      animation.delegate = delegate
      animation.setValue(name, forKey: "name")
      layer.add(animation, forKey: name)
    }
    test.loop.advance(to: 1.5)
    #expect(delegate.names == ["first"])
    test.loop.advance(to: 3)
    #expect(delegate.names == ["first", "second"])
  }
}
