import Stage
import Testing

@MainActor @Suite struct AnimationOptionTests {
  let box = MovingBox()

  /// The number of runs, with there and back as one, and the visible position in each quarter of a
  /// second.
  @Test(arguments: [
    (count: 1.0, back: false, seen: [25, 50, 75, 100, 100]),
    (2, false, [25, 50, 75, 100, 25, 50, 75, 100, 100]),
    (1, true, [25, 50, 75, 100, 75, 50, 25, 0, 100]),
    (1.5, true, [25, 50, 75, 100, 75, 50, 25, 0, 25, 50, 75, 100, 100]),
  ]) func repeats(count: Double, back: Bool, seen: [CGFloat]) {
    box.stage.makeCurrent()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: count, autoreverses: back) {
        box.view.frame.origin.x = 100
      }
    } completion: {
      ends.append($0)
    }
    // At the very end of a run, the next one begins, so the position is read slightly earlier.
    for (quarter, place) in seen.enumerated() {
      let time = Double(quarter + 1) / 4
      box.stage.advance(by: 0.1 + time - 1e-4 - box.stage.time)
      #expect(abs(box.x - place) < 0.02, "at \(time): \(box.x)")
    }
    box.stage.advance(by: 0.5)
    #expect(ends == [true])
    #expect(box.isAtRest)
  }

  @Test func aRepeatCountCanBeSetInTheBlock() {
    box.stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      box.view.frame.origin.x = 100
    }
    box.stage.advance(by: 2.5)
    #expect(abs(box.x - 50) < 1e-6)
    box.stage.advance(by: 1.6)
    #expect(box.isAtRest)
  }

  /// Nothing can wait for the end of an endless animation. A new animation that begins from the
  /// current state ends it.
  @Test func beginningFromTheCurrentStateEndsEndlessRepeats() {
    box.stage.makeCurrent()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      box.view.frame.origin.x = 100
    } completion: {
      ends.append($0)
    }
    box.stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      box.view.frame.origin.x = 0
    }
    #expect(abs(box.x - 50) < 1e-6)
    box.stage.advance(by: 0.5)
    #expect(abs(box.x - 25) < 1e-6)
    #expect(ends == [false])
    box.stage.advance(by: 0.6)
    #expect(box.isAtRest)
  }

  /// An outer animation of 1 s that eases and allows touches. A nested linear one of 0.5 s, with and
  /// without each override.
  @Test(arguments: [
    UIView.AnimationOptions(), .overrideInheritedDuration, .overrideInheritedCurve,
    .overrideInheritedOptions,
    [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
  ]) func nestedAnimationsInheritWhatTheyDoNotOverride(override: UIView.AnimationOptions) {
    box.stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 0.5, delay: 0, options: override.union(.curveLinear)) {
        box.view.frame.origin.x = 100
        let duration = override.contains(.overrideInheritedDuration) ? 0.5 : 1
        #expect(UIView.inheritedAnimationDuration == duration)
      }
    }
    let touchable = box.view.hitTest(CGPoint(x: 50, y: 50), with: nil) != nil
    #expect(touchable != override.contains(.overrideInheritedOptions))
    box.stage.advance(by: 0.125)
    let part = override.contains(.overrideInheritedDuration) ? 0.25 : 0.125
    let place = override.contains(.overrideInheritedCurve) ? part : easeInOut(part)
    #expect(abs(Double(box.x) - place * 100) < 1e-4)
  }

  @Test func subviewsAreLaidOutWithin() {
    for lays in [false, true] {
      let box = MovingBox()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.trailingAnchor.constraint(equalTo: box.view.trailingAnchor),
        inner.topAnchor.constraint(equalTo: box.view.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      box.stage.advance(by: 0.1)
      UIView.animate(
        withDuration: 1, delay: 0, options: lays ? [.layoutSubviews, .curveLinear] : .curveLinear
      ) {
        box.view.frame.size.width = 200
      }
      box.stage.advance(by: 0.5)
      // The middle of 10 points at the right edge moves from 95 to 195.
      let place = inner.layer.presentation()?.position.x
      #expect(place == (lays ? 145 : 195))
    }
  }

  @Test func nothingIsAnimatedWhileAnimationsAreOff() {
    box.stage.makeCurrent()
    UIView.setAnimationsEnabled(false)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      box.view.frame.origin.x = 100
      #expect(UIView.inheritedAnimationDuration == 0)
    } completion: {
      ends.append($0)
    }
    UIView.setAnimationsEnabled(true)
    #expect(box.isAtRest)
    #expect(ends.isEmpty)
    box.stage.advance(by: 0.02)
    #expect(ends == [true])
  }

  @Test func blocksBetweenTwoCalls() {
    box.stage.makeCurrent()
    UIView.beginAnimations("slide", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    box.view.frame.origin.x = 100
    UIView.commitAnimations()
    box.view.alpha = 0.5
    #expect(box.alpha == 0.5)
    for (time, place) in [(0.25, 0.0), (0.75, 25), (1.25, 75)] as [(Double, CGFloat)] {
      box.stage.advance(by: 0.1 + time - box.stage.time)
      #expect(abs(box.x - place) < 1e-6)
    }
    box.stage.advance(by: 0.3)
    #expect(box.isAtRest)
  }

  @Test func theSystemsDeletionTakesViewsAway() {
    box.stage.makeCurrent()
    let parent = box.view.superview
    var ends: [Bool] = []
    UIView.perform(.delete, on: [box.view], animations: { parent?.alpha = 0.5 }) {
      ends.append($0)
    }
    #expect(box.view.superview === parent)
    box.stage.advance(by: 0.1)
    #expect(box.alpha > 0)
    #expect(box.alpha < 1)
    box.stage.advance(by: 0.2)
    #expect(box.view.superview == nil)
    #expect(ends == [true])
    #expect(parent?.alpha == 0.5)
  }

  /// Counts frames: none is requested before the animation, every one during it, and none after it.
  @Test func framesAreDueOnlyWhileSomethingMoves() {
    let loop = box.stage.renderLoop
    _ = box.stage.layerTree()
    loop.counts = FrameCounts()
    box.stage.advance(by: 10)
    #expect(loop.counts.commits <= 1)
    #expect(loop.counts.nodesRebuilt == 0)
    UIView.animate(withDuration: 0.5) { box.view.frame.origin.x = 100 }
    box.stage.advance(by: 1)
    // Thirty frames in half a second, one more for the end, and one for the rest of the second.
    #expect((30...32).contains(loop.counts.commits))
    loop.counts = FrameCounts()
    box.stage.advance(by: 10)
    #expect(loop.counts.commits <= 1)
    #expect(loop.counts.nodesRebuilt == 0)
  }
}
