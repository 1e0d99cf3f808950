import Stage
import Testing

@MainActor @Suite struct AnimationTransitionTests {
  let box = MovingBox()

  /// Returns the colour at a point on the screen, 0…255.
  private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let image = box.stage.snapshot()
    let scale = UIScreen.main.scale
    let (px, py) = (Int(x * scale), Int(y * scale))
    guard let data = image.dataProvider?.data else { return [] }
    let index = data.startIndex + (py * image.width + px) * 4
    return [2, 1, 0].map { Int(data[index + $0]) }
  }

  private func run(_ options: UIView.AnimationOptions, _ ends: @escaping (Bool) -> Void = { _ in })
  {
    box.stage.makeCurrent()
    box.view.superview?.backgroundColor = .black
    box.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.stage.advance(by: 0.1)
    UIView.transition(with: box.view, duration: 1, options: options.union(.curveLinear)) {
      box.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    } completion: {
      ends($0)
    }
  }

  @Test func aCrossDissolveMixes() {
    var ends: [Bool] = []
    run(.transitionCrossDissolve) { ends.append($0) }
    box.stage.advance(by: 0.25)
    let mixed = color(50, 150)
    #expect(abs(mixed[0] - 191) <= 2)
    #expect(mixed[1] == 0)
    #expect(abs(mixed[2] - 64) <= 2)
    box.stage.advance(by: 1)
    #expect(color(50, 150) == [0, 0, 255])
    #expect(ends == [true])
    #expect(box.view.layer.animationKeys() == nil)
  }

  /// Before the middle, the old side is visible, narrower; after it, the new one. The side that moves to
  /// the front is higher. The view is 100 × 100 at (0, 100).
  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, true, true),
    (.transitionFlipFromRight, true, false), (.transitionFlipFromTop, false, true),
    (.transitionFlipFromBottom, false, false),
  ]) func flipsTurnOver(options: UIView.AnimationOptions, isWide: Bool, firstSideIsNear: Bool) {
    run(options)
    box.view.frame.origin = CGPoint(x: 100, y: 300)
    let middle = (x: CGFloat(150), y: CGFloat(350))
    for (time, shown) in [(0.25, [255, 0, 0]), (0.75, [0, 0, 255])] {
      box.stage.advance(by: 0.2 + time - box.stage.time)
      #expect(color(middle.x, middle.y) == shown)
      // A rotation by 45° leaves cos 45° · 50 = 35.4 points on each side. Seen from 250 points, the near
      // end is at 35.4 / (1 − 35.4 / 250) = 41.2, and the far end is at 35.4 / (1 + 35.4 / 250) = 31.
      let near: CGFloat = firstSideIsNear == (time < 0.5) ? -1 : 1
      for (distance, isSeen) in [(39 * near, true), (44 * near, false), (-29 * near, true)]
        + [(-33 * near, false)]
      {
        let (dx, dy) = isWide ? (distance, 0) : (0, distance)
        #expect(
          color(middle.x + dx, middle.y + dy) == (isSeen ? shown : [0, 0, 0]),
          "\(distance) from the middle at \(time)")
      }
    }
  }

  @Test func contentIsAnimatedAlongIfAllowed() {
    for allows in [false, true] {
      let box = MovingBox()
      let options: UIView.AnimationOptions =
        allows ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve
      UIView.transition(with: box.view, duration: 1, options: options.union(.curveLinear)) {
        box.view.frame.origin.x = 100
      }
      box.stage.advance(by: 0.5)
      #expect(abs(box.x - (allows ? 50 : 100)) < 1e-6)
    }
  }

  @Test func viewsAreExchangedOrHidden() {
    for hides in [false, true] {
      let box = MovingBox()
      let parent = box.view.superview
      let other = UIView(frame: box.view.frame)
      if hides {
        other.isHidden = true
        parent?.addSubview(other)
      }
      var ends: [Bool] = []
      UIView.transition(
        from: box.view, to: other, duration: 0.5,
        options: hides
          ? [.transitionFlipFromLeft, .showHideTransitionViews] : .transitionFlipFromLeft
      ) {
        ends.append($0)
      }
      #expect(other.superview === parent)
      #expect(!other.isHidden)
      #expect(box.view.superview === (hides ? parent : nil))
      #expect(box.view.isHidden == hides)
      box.stage.advance(by: 0.6)
      #expect(ends == [true])
      #expect(parent?.layer.animationKeys() == nil)
    }
  }

  @Test func withoutATransitionChangesAreMadeAtOnce() {
    box.stage.makeCurrent()
    var ends: [Bool] = []
    UIView.transition(with: box.view, duration: 1, animations: { box.view.alpha = 0.5 }) {
      ends.append($0)
    }
    #expect(box.isAtRest)
    #expect(ends.isEmpty)
    box.stage.advance(by: 0.02)
    #expect(ends == [true])
  }

  /// The second transition begins with the current mixture of the first.
  @Test func aSecondTransitionDoesNotJump() {
    run(.transitionCrossDissolve)
    box.stage.advance(by: 0.5)
    let before = color(50, 150)
    UIView.transition(with: box.view, duration: 1, options: .transitionCrossDissolve) {
      box.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    let after = color(50, 150)
    #expect(zip(before, after).allSatisfy { abs($0 - $1) <= 2 }, "\(before) \(after)")
    box.stage.advance(by: 1.1)
    #expect(color(50, 150) == [0, 255, 0])
  }

  /// A page that is curled up leaves the new look below the fold; one that is curled down covers the old look above
  /// it. The view is 100 × 100 at (0, 100), and the fold is at 100 − 100 p from its top, where its back covers as
  /// much as it has left.
  ///
  /// Source: Apple, `transitionCurlUp`: "curls a view up from the bottom", and `transitionCurlDown`, "from the top".
  @Test(arguments: [true, false])
  func pagesCurl(isUp: Bool) {
    var ends: [Bool] = []
    run(isUp ? .transitionCurlUp : .transitionCurlDown) { ends.append($0) }
    let (red, blue) = ([255, 0, 0], [0, 0, 255])
    let (page, beneath) = isUp ? (red, blue) : (blue, red)
    for time in [0.2, 0.4, 0.6, 0.8] {
      box.stage.advance(by: 0.2 + time - box.stage.time)
      let fold = 100 * (isUp ? 1 - time : time)
      let free = 2 * fold - 100
      if free > 4 { #expect(color(50, 100 + free / 2) == page, "\(time)") }
      let paper = color(50, 100 + (max(0, free) + fold) / 2)
      #expect(paper.allSatisfy { $0 > 100 }, "\(time) \(paper)")
      #expect(color(50, 198) == beneath || fold > 74, "\(time)")
    }
    box.stage.advance(by: 1)
    for y in [101, 150, 199] as [CGFloat] { #expect(color(50, y) == blue) }
    #expect(ends == [true])
    #expect(box.view.subviews.isEmpty)
  }

  /// Source: Apple, `setAnimationTransition(_:for:cache:)`, for the changes between two calls.
  @Test(arguments: [UIView.AnimationTransition.curlUp, .curlDown])
  func pagesCurlBetweenTwoCalls(_ transition: UIView.AnimationTransition) {
    box.stage.makeCurrent()
    box.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.stage.advance(by: 0.1)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationTransition(transition, for: box.view, cache: true)
    box.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    UIView.commitAnimations()
    #expect(box.view.subviews.count == 1)
    box.stage.advance(by: 1.2)
    #expect(box.view.subviews.isEmpty)
    #expect(color(50, 150) == [0, 0, 255])
  }
}
